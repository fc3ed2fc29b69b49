import { fill } from '@pabean/api/rules';
import { Undo2 } from 'lucide-react';
import { use, useId } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { Button } from '../button/index.ts';
import { RowPlaceContext } from './list-context.ts';
import * as styles from './list-editor-frame.css.ts';

interface ListEditorUndoProps {
  /** The row's former number. */
  number: number;
  onUndo: () => void;
}

/** Shown in the place of a removed row, as long as it can be restored. */
export function ListEditorUndo({ number, onUndo }: ListEditorUndoProps) {
  const messages = useMessages('listEditor');
  const id = useId();
  const place = use(RowPlaceContext);
  return (
    <li {...place} className={styles.undo} data-print="never">
      <span id={id}>{fill(messages.removed, { row: number })}</span>
      <Button
        variant="tertiary"
        size="small"
        icon={<Undo2 size={16} />}
        aria-describedby={id}
        data-list-undo
        onClick={onUndo}
      >
        {messages.undo}
      </Button>
    </li>
  );
}
