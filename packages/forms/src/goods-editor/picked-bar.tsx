import { fill } from '@pabean/api/rules';
import { Button } from '@pabean/ui/button';
import { useMessages } from '@pabean/ui/messages';
import { DeletionButtons, useAskedDeletion } from '../internal/rows/asked-deletion.tsx';
import { usePpftzMessages } from '../messages/use-messages.ts';
import * as styles from './goods-editor.css.ts';

/** Props of {@link PickedBar}. */
export interface PickedBarProps {
  /** Number of selected articles. */
  count: number;
  onClear: () => void;
  onDelete: () => Promise<unknown>;
  onProblem: (sentence: string) => void;
}

/** The number of selected articles, and a button to delete them with an inline confirmation. */
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
