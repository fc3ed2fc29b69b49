import type { ComponentProps, ReactNode } from 'react';
import { rootClass } from '../../class-names.ts';
import { SelectionCount } from './selection-count.tsx';
import * as styles from './sticky-toolbar.css.ts';

/** Props of {@link StickyToolbar}. */
export interface StickyToolbarProps extends ComponentProps<'div'> {
  /** The accessible name of the list: “List of containers”. */
  label: string;
  /** The size of the list: “126 rows”, “9 of 10 rows filled”. Hidden while rows are selected. */
  count?: ReactNode;
  /** Actions for the whole list: two or three buttons. Replaced by `selectionActions` while rows are selected. */
  actions?: ReactNode;
  /**
   * The number of selected rows. Above zero the bar shows it, with the actions for them.
   *
   * @default 0
   */
  selected?: number;
  /** Actions for the selected rows. */
  selectionActions?: ReactNode;
  /** Called to clear the selection. Required wherever rows can be selected. */
  onClearSelection?: () => void;
  /** The list or editor that the bar stays above. */
  children: ReactNode;
}

/**
 * A bar that stays visible below the app's top bar while the list inside scrolls: the size of the list, its actions,
 * and, once rows are selected, the actions for those. Table headers inside stick below it.
 */
export function StickyToolbar(props: StickyToolbarProps) {
  const { label, count, actions, selected = 0, selectionActions, onClearSelection, ...others } = props;
  const { className, children, ...rest } = others;
  const selecting = selected > 0;
  return (
    <div {...rest} className={rootClass(styles.frame, className)}>
      <fieldset
        aria-label={label}
        // It gets the focus when the focused button is removed.
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
