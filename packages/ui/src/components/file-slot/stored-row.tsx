import { fill, visibleSigns } from '@pabean/api/rules';
import { Download, Trash2 } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMessages } from '../../messages/provider.tsx';
import { button } from '../button/button.css.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { above } from '../file-field/file-field.css.ts';
import { FileRow } from '../file-field/file-row.tsx';
import type { SlotFile } from './file-slot.tsx';

interface StoredRowProps {
  stored: SlotFile;
  /** The input that chooses another file. */
  controlId: string;
  /** Details under the name. */
  detail: ReactNode;
  /** Whether it can be replaced and removed now. */
  changeable: boolean;
  onRemove: (() => Promise<unknown>) | undefined;
}

/** The stored file with its actions; the confirmation of its removal is shown in its place. */
export function StoredRow({ stored, controlId, detail, changeable, onRemove }: StoredRowProps) {
  const messages = useMessages('fileSlot');
  const field = useMessages('fileField');
  const { cancel } = useMessages('dialog');
  const [state, setState] = useState<'shown' | 'asking' | 'removing'>('shown');
  const trash = useRef<HTMLButtonElement>(null);
  const questionId = useId();
  const name = visibleSigns(stored.name);

  function show() {
    flushSync(() => setState('shown'));
    trash.current?.focus();
  }
  async function remove() {
    setState('removing');
    try {
      await onRemove?.();
    } catch {
      // The caller shows the reason as the slot's error.
      show();
    }
  }

  // An upload that starts meanwhile cancels the question.
  if (state !== 'shown' && changeable)
    return (
      <div className={above}>
        <FileRow name={name} detail={<span id={questionId}>{messages.question}</span>} invalid={false}>
          <Button size="small" aria-describedby={questionId} autoFocus onClick={show}>
            {cancel}
          </Button>
          <Button size="small" variant="danger" busy={state === 'removing'} onClick={remove}>
            {messages.confirm}
          </Button>
        </FileRow>
      </div>
    );
  return (
    <FileRow name={name} detail={detail} invalid={false}>
      {stored.onOpen && (
        <Button
          variant="tertiary"
          size="small"
          className={above}
          aria-label={fill(messages.open, { name })}
          onClick={stored.onOpen}
        >
          {field.open}
        </Button>
      )}
      {changeable && (
        <label htmlFor={controlId} className={button} data-variant="tertiary" data-size="small">
          {field.replace}
        </label>
      )}
      {stored.onDownload && (
        <IconButton
          label={fill(messages.download, { name })}
          icon={<Download size={16} />}
          size="small"
          className={above}
          onClick={stored.onDownload}
        />
      )}
      {changeable && onRemove && (
        <IconButton
          ref={trash}
          label={fill(messages.remove, { name })}
          icon={<Trash2 size={16} />}
          variant="danger"
          size="small"
          className={above}
          onClick={() => setState('asking')}
        />
      )}
    </FileRow>
  );
}
