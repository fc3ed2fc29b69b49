import { fill, visibleSigns } from '@pabean/api/rules';
import { RotateCcw, Trash2, X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { above } from '../file-field/file-field.css.ts';
import { isInProgress, type UploadFile } from './upload-file.ts';

interface UploadActionsProps {
  file: UploadFile;
  /** The id of its error. */
  describedBy: string | undefined;
  onRetry: (() => void) | undefined;
  /** Cancels the upload, or removes the file. */
  onEnd: () => void;
}

/** The actions for an upload: retry, and cancel or remove. */
export function UploadActions({ file, describedBy, onRetry, onEnd }: UploadActionsProps) {
  const messages = useMessages('fileUpload');
  const name = visibleSigns(file.name);
  const inProgress = isInProgress(file);

  function retry(event: MouseEvent<HTMLButtonElement>) {
    // This button is removed with the failure; the one beside it stays.
    (event.currentTarget.nextElementSibling as HTMLElement | null)?.focus();
    onRetry?.();
  }
  return (
    <>
      {file.state === 'failed' && onRetry && (
        <IconButton
          label={fill(messages.retry, { name })}
          aria-describedby={describedBy}
          icon={<RotateCcw size={16} />}
          size="small"
          className={above}
          onClick={retry}
        />
      )}
      <IconButton
        label={fill(inProgress ? messages.cancel : messages.remove, { name })}
        aria-describedby={describedBy}
        icon={inProgress ? <X size={16} /> : <Trash2 size={16} />}
        variant={inProgress ? 'ghost' : 'danger'}
        size="small"
        className={above}
        onClick={onEnd}
      />
    </>
  );
}
