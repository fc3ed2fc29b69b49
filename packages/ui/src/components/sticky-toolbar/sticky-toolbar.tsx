import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { SelectionCount } from './selection-count.tsx';
import * as styles from './sticky-toolbar.css.ts';

/** Props of {@link StickyToolbar}. */
export interface StickyToolbarProps extends ComponentProps<'div'> {
  /** The name of the list, for screen readers: “Daftar Kontainer”. */
  label: string;
  /** How much there is: “126 baris”, “9 dari 10 baris terisi”. Gives way while something is selected. */
  count?: ReactNode;
  /** What can be done about the whole list: buttons, two or three. They give way to `selectionActions`. */
  actions?: ReactNode;
  /**
   * How many rows are selected. Above zero the bar shows that instead, and what can be done about them.
   *
   * @default 0
   */
  selected?: number;
  /** What can be done about the selected rows. */
  selectionActions?: ReactNode;
  /** Called when people want nothing selected any more. Needed wherever rows can be selected. */
  onClearSelection?: () => void;
  /** The list or editor that the bar stays above. */
  children: ReactNode;
}

/**
 * A bar that stays in sight below the app's head while the list inside scrolls: how much there is, what can be done,
 * and, once rows are selected, what can be done about those. Heads of tables inside stick below it.
 */
export function StickyToolbar(props: StickyToolbarProps) {
  const { label, count, actions, selected = 0, selectionActions, onClearSelection, ...others } = props;
  const { className, children, ...rest } = others;
  const selecting = selected > 0;
  return (
    <div {...rest} className={classNames(styles.frame, className)}>
      <fieldset
        aria-label={label}
        // It takes the focus when the button that had it goes.
        tabIndex={-1}
        className={styles.bar}
        data-selecting={selecting ? '' : undefined}
        data-print="never"
      >
        <div className={styles.content}>
          <SelectionCount selected={selected} onClear={onClearSelection} />
          {!selecting && count && <p className={styles.count}>{count}</p>}
          <div className={styles.actions}>{selecting ? selectionActions : actions}</div>
        </div>
      </fieldset>
      <div className={styles.list}>{children}</div>
    </div>
  );
}
