import type { ComponentProps } from 'react';
import { rootClass } from '../../class-names.ts';
import { TabLabel } from '../tabs/tab-label.tsx';
import * as styles from './status-tabs.css.ts';

/** One choice of {@link StatusTabs}. */
export interface StatusTab {
  /** The value that is reported when it is chosen. */
  id: string;
  /** Its label. */
  label: string;
  /** The number of rows that it shows. */
  count?: number;
}

/** Props of {@link StatusTabs}. */
export interface StatusTabsProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** The name of the filter, such as “Filter by status”; for screen readers. */
  label: string;
  /** The choices, in order. */
  tabs: readonly StatusTab[];
  /** Id of the current choice. */
  value: string;
  /** Called with the id of the choice. */
  onChange: (id: string) => void;
}

/**
 * Filters above a table, each with its number of rows; a coloured line marks the current one. For parts of one thing,
 * each with its own content, use Tabs.
 */
export function StatusTabs({ label, tabs, value, onChange, className, ...rest }: StatusTabsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex row
    <div
      {...rest}
      role="group"
      aria-label={label}
      className={rootClass(styles.strip, styles.wrapped, className)}
    >
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          className={styles.tab}
          aria-pressed={tab.id === value}
          onClick={() => onChange(tab.id)}
        >
          <TabLabel label={tab.label} count={tab.count} />
        </button>
      ))}
    </div>
  );
}
