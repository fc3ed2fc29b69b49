import { fill } from '@pabean/api/rules';
import { Button } from '@pabean/ui/button';
import { useMessages } from '@pabean/ui/messages';
import { DeletionButtons, useAskedDeletion } from '../internal/rows/asked-deletion.tsx';
import { usePpftzMessages } from '../messages/use-messages.ts';
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
  const messages = usePpftzMessages('goods');
  const { cancel } = useMessages('dialog');
  const asked = useAskedDeletion(onDelete, onProblem);
  return (
    <div className={styles.picked}>
      <span>{fill(asked.isOpen ? messages.askPicked : messages.picked, { count })}</span>
      <span className={styles.pickedActions}>
        {asked.isOpen ? (
          <DeletionButtons asked={asked} />
        ) : (
          <>
            <Button size="small" variant="tertiary" onClick={onClear}>
              {cancel}
            </Button>
            <Button ref={asked.opener} size="small" onClick={asked.ask}>
              {messages.deletePicked}
            </Button>
          </>
        )}
      </span>
    </div>
  );
}
