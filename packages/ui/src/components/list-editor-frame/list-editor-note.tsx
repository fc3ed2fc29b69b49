import { fill } from '@pabean/api/rules';
import { CircleAlert } from 'lucide-react';
import type { ComponentProps, RefObject } from 'react';
import { rootClass } from '../../class-names.ts';
import { useMessages } from '../../messages/provider.tsx';
import * as styles from './list-editor-frame.css.ts';
import { focusRow } from './row-focus.ts';

/** Props of {@link ListEditorNote}. */
export interface ListEditorNoteProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The `ref` of its ListEditorFrame. */
  list: RefObject<HTMLElement | null>;
  /** The numbers of the rows with errors, in order. For an empty list nothing is drawn. */
  rows: readonly number[];
}

/** A note for the footer of a dialog or an action bar: names the row that blocks saving, and links to it. */
export function ListEditorNote({ list, rows, className, ...rest }: ListEditorNoteProps) {
  const messages = useMessages('listEditor');
  const [row, ...others] = rows;
  if (row === undefined) return null;
  return (
    <button
      type="button"
      {...rest}
      className={rootClass(styles.note, className)}
      data-print="never"
      onClick={() => list.current && focusRow(list.current, row)}
    >
      <CircleAlert size={16} className={styles.noteIcon} />
      <span className={styles.noteText}>
        {fill(others.length > 0 ? messages.fixMore : messages.correct, { row, more: others.length })}
      </span>
    </button>
  );
}
