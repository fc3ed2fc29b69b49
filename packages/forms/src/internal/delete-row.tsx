import { explainError, fill } from '@pabean/api/rules';
import { Button, IconButton } from '@pabean/ui/button';
import { useMessages } from '@pabean/ui/messages';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormMessages, useSharedMessages } from '../messages/use-messages.ts';
import * as styles from './row-list.css.ts';

/** Props of {@link DeleteRow}. */
export interface DeleteRowProps {
  /** What the row is called. */
  name: string;
  /** Without it the row cannot be deleted. */
  onDelete: (() => Promise<unknown>) | undefined;
  /** Called with why the row could not be deleted. */
  onProblem: (sentence: string) => void;
  /** What else can be done with the row; not while it is asked about. */
  children?: ReactNode;
}

/** What can be done with a saved row; deleting it asks back in its own place. */
export function DeleteRow({ name, onDelete, onProblem, children }: DeleteRowProps) {
  const words = useFormMessages('rows');
  const { cancel } = useMessages('dialog');
  const shared = useSharedMessages();
  const [state, setState] = useState<'shown' | 'asking' | 'deleting'>('shown');
  const trash = useRef<HTMLButtonElement>(null);

  function show() {
    flushSync(() => setState('shown'));
    trash.current?.focus();
  }

  async function remove() {
    setState('deleting');
    try {
      await onDelete?.();
    } catch (error) {
      onProblem(explainError(error, shared));
      show();
    }
  }

  if (state === 'shown')
    return (
      <span className={styles.asking}>
        {children}
        {onDelete && (
          <IconButton
            ref={trash}
            label={fill(words.delete, { name })}
            icon={<Trash2 size={16} />}
            variant="danger"
            size="small"
            data-delete-row
            onClick={() => setState('asking')}
          />
        )}
      </span>
    );
  return (
    <span className={styles.asking}>
      <Button size="small" onClick={show} autoFocus>
        {cancel}
      </Button>
      <Button size="small" variant="danger" busy={state === 'deleting'} onClick={remove}>
        {words.confirm}
      </Button>
    </span>
  );
}
