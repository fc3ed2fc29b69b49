import { explainError, fill } from '@pabean/api/rules';
import { Button } from '@pabean/ui/button';
import { useMessages } from '@pabean/ui/messages';
import { useState } from 'react';
import { useFormMessages, usePpftzMessages, useSharedMessages } from '../messages/use-messages.ts';
import * as styles from './goods-editor.css.ts';

/** Props of {@link PickedBar}. */
export interface PickedBarProps {
  /** How many are picked. */
  count: number;
  onClear: () => void;
  onDelete: () => Promise<unknown>;
  onProblem: (sentence: string) => void;
}

/** How many goods are picked, and a way to delete them that asks back in its own place. */
export function PickedBar({ count, onClear, onDelete, onProblem }: PickedBarProps) {
  const words = usePpftzMessages('goods');
  const { confirm } = useFormMessages('rows');
  const { cancel } = useMessages('dialog');
  const shared = useSharedMessages();
  const [state, setState] = useState<'shown' | 'asking' | 'deleting'>('shown');

  async function remove() {
    setState('deleting');
    try {
      await onDelete();
    } catch (error) {
      onProblem(explainError(error, shared));
    } finally {
      setState('shown');
    }
  }
  return (
    <div className={styles.picked}>
      <span>{fill(state === 'shown' ? words.picked : words.askPicked, { count })}</span>
      {state === 'shown' ? (
        <span className={styles.pickedActions}>
          <Button size="small" variant="tertiary" onClick={onClear}>
            {cancel}
          </Button>
          <Button size="small" onClick={() => setState('asking')}>
            {words.deletePicked}
          </Button>
        </span>
      ) : (
        <span className={styles.pickedActions}>
          <Button size="small" autoFocus onClick={() => setState('shown')}>
            {cancel}
          </Button>
          <Button size="small" variant="danger" busy={state === 'deleting'} onClick={() => void remove()}>
            {confirm}
          </Button>
        </span>
      )}
    </div>
  );
}
