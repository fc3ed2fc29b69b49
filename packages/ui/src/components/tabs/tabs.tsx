import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { rootClass } from '../../class-names.ts';
import { roved } from '../../roving.ts';
import { TabLabel } from './tab-label.tsx';
import * as styles from './tabs.css.ts';
import { useShownTab } from './use-shown-tab.ts';

/** One part of {@link Tabs}. */
export interface Tab {
  /** The value that is reported when it is chosen. */
  id: string;
  /** Its label: one to three words. */
  label: string;
  /** The number of things in it. */
  count?: number;
  /** The content of its panel. */
  panel: ReactNode;
}

/** Props of {@link Tabs}. */
export interface TabsProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** The name of the tabs, such as “Rincian permohonan”; for screen readers. */
  label: string;
  /** The parts, in order. */
  tabs: readonly Tab[];
  /** Id of the chosen tab of controlled tabs. The first tab is shown for an unknown id. */
  value?: string;
  /**
   * Id of the initial tab.
   *
   * @default the first tab's
   */
  defaultValue?: string;
  /** Called with the id of the chosen tab. */
  onChange?: (id: string) => void;
  /**
   * Whether arrow keys only move the focus, so that Enter or Space chooses: for panels that take time to load.
   *
   * @default false
   */
  manual?: boolean;
  /**
   * Whether every panel stays mounted and keeps its state, hidden; otherwise only the chosen one is mounted.
   *
   * @default false
   */
  keepPanels?: boolean;
}

/**
 * Parts of one thing, of which one is shown at a time. For filters above a list use StatusTabs, for steps in an order a
 * Stepper.
 */
export function Tabs({
  label,
  tabs,
  value,
  defaultValue = tabs[0]?.id,
  onChange,
  manual = false,
  keepPanels = false,
  className,
  ...rest
}: TabsProps) {
  const id = useId();
  const strip = useRef<HTMLDivElement>(null);
  const [internalValue, setInternalValue] = useState(defaultValue);
  const wanted = value ?? internalValue;
  const current = tabs.some((tab) => tab.id === wanted) ? wanted : tabs[0]?.id;
  useShownTab(strip, current);

  function choose(tab: string) {
    if (tab === current) return;
    setInternalValue(tab);
    onChange?.(tab);
  }
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
    const to = roved(event.key, items, document.activeElement, 'row');
    if (!to) return;
    event.preventDefault();
    to.focus();
    if (!manual) to.click();
  }

  return (
    <div {...rest} className={rootClass(styles.root, className)}>
      <div ref={strip} role="tablist" aria-label={label} className={styles.strip} onKeyDown={onKeyDown}>
        {tabs.map((tab, at) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-tab-${at}`}
            aria-selected={tab.id === current}
            aria-controls={keepPanels || tab.id === current ? `${id}-panel-${at}` : undefined}
            tabIndex={tab.id === current ? 0 : -1}
            className={styles.tab}
            onClick={() => choose(tab.id)}
          >
            <TabLabel label={tab.label} count={tab.count} />
          </button>
        ))}
      </div>
      {tabs.map(
        (tab, at) =>
          (keepPanels || tab.id === current) && (
            <div
              key={tab.id}
              role="tabpanel"
              id={`${id}-panel-${at}`}
              aria-labelledby={`${id}-tab-${at}`}
              hidden={tab.id !== current}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls must be focusable to be read
              tabIndex={0}
              className={styles.panel}
            >
              {tab.panel}
            </div>
          ),
      )}
    </div>
  );
}
