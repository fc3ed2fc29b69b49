import { Button } from '@pabean/ui/button';
import { useMessages } from '@pabean/ui/messages';
import { ClipboardPaste, Download, FileSpreadsheet, Undo2 } from 'lucide-react';
import { useFormMessages } from '../../messages/use-messages.ts';

/** Props of {@link BulkActions}. */
export interface BulkActionsProps {
  onOpen: (from: 'paste' | 'file') => void;
  /** Downloads the template. If omitted, none is offered. */
  onTemplate?: (() => void) | undefined;
  /** Undoes the last addition; undefined if there is nothing to undo. */
  onUndo?: (() => void) | undefined;
}

/** “Paste”, “Import CSV”, “Template”: actions on the whole list. */
export function BulkActions({ onOpen, onTemplate, onUndo }: BulkActionsProps) {
  const messages = useFormMessages('bulk');
  const { undo } = useMessages('listEditor');
  return (
    <>
      {onUndo && (
        <Button variant="tertiary" size="small" icon={<Undo2 size={16} />} onClick={onUndo}>
          {undo}
        </Button>
      )}
      <Button
        variant="tertiary"
        size="small"
        icon={<ClipboardPaste size={16} />}
        onClick={() => onOpen('paste')}
      >
        {messages.pasteAction}
      </Button>
      <Button
        variant="tertiary"
        size="small"
        icon={<FileSpreadsheet size={16} />}
        onClick={() => onOpen('file')}
      >
        {messages.import}
      </Button>
      {onTemplate && (
        <Button variant="tertiary" size="small" icon={<Download size={16} />} onClick={onTemplate}>
          {messages.template}
        </Button>
      )}
    </>
  );
}
