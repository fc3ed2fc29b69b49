import { fill } from '@pabean/api/rules';
import { IconButton } from '@pabean/ui/button';
import { Copy, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormMessages } from '../../messages/use-messages.ts';
import { DeletionButtons, useAskedDeletion } from './asked-deletion.tsx';
import * as styles from './row-actions.css.ts';

/** Props of {@link RowActions}. */
export interface RowActionsProps {
  /** The row's name. */
  name: string;
  /** The id of the edit button, such as for a link from an error summary. */
  changeId?: string | undefined;
  /** Starts another row with the same values. */
  onCopy?: (() => void) | undefined;
  onChange?: (() => void) | undefined;
  /** Deletes the row. If it returns a promise, a rejection goes to `onProblem`. */
  onDelete?: (() => unknown) | undefined;
  /** Whether a deletion asks for confirmation, in place of the buttons. @default false */
  asks?: boolean;
  /** Called with the reason why the row could not be deleted. */
  onProblem?: ((sentence: string) => void) | undefined;
  /** Other actions on the row. */
  children?: ReactNode;
}

/** The actions on a row. Each button's accessible name includes the row's. */
export function RowActions(props: RowActionsProps) {
  const { name, onCopy, onChange, onDelete, asks = false, onProblem, children } = props;
  const messages = useFormMessages('rows');
  const asked = useAskedDeletion(onDelete, onProblem);
  if (asked.isOpen)
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset is a group of questions; this is one question in a cell.
      <span role="group" aria-label={fill(messages.delete, { name })} className={styles.actions}>
        <DeletionButtons asked={asked} />
      </span>
    );
  return (
    <span className={styles.actions}>
      {children}
      {onCopy && (
        <IconButton
          label={fill(messages.duplicate, { name })}
          icon={<Copy size={16} />}
          size="small"
          onClick={onCopy}
        />
      )}
      {onChange && (
        <IconButton
          id={props.changeId}
          label={fill(messages.change, { part: name })}
          icon={<Pencil size={16} />}
          size="small"
          onClick={onChange}
        />
      )}
      {onDelete && (
        <IconButton
          ref={asked.opener}
          label={fill(messages.delete, { name })}
          icon={<Trash2 size={16} />}
          variant="danger"
          size="small"
          data-delete-row
          onClick={() => (asks ? asked.ask() : void onDelete())}
        />
      )}
    </span>
  );
}
