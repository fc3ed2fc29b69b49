import { fill, visibleSigns } from '@pabean/api/rules';
import { RotateCcw, Trash2, X } from 'lucide-react';
import { type MouseEvent, useId } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { FieldError } from '../field/index.ts';
import { FileRow } from '../file-field/file-row.tsx';
import * as styles from './file-upload.css.ts';
import { UploadDetail } from './upload-detail.tsx';
import { isUnderWay, isWrong, type UploadFile } from './upload-file.ts';

interface UploadRowProps {
  file: UploadFile;
  disabled: boolean | undefined;
  onRetry: (() => void) | undefined;
  /** Gives the upload up, or takes the file away. */
  onEnd: () => void;
}

/** One file with how far it is, what is wrong with it, and what can be done about it. */
export function UploadRow({ file, disabled, onRetry, onEnd }: UploadRowProps) {
  const words = useMessages('fileUpload');
  const errorId = useId();
  const name = visibleSigns(file.name);
  const wrong = isWrong(file);
  const describedBy = wrong ? errorId : undefined;
  const underWay = isUnderWay(file);

  function retry(event: MouseEvent<HTMLButtonElement>) {
    // The button goes with the failure; the one beside it stays.
    (event.currentTarget.nextElementSibling as HTMLElement | null)?.focus();
    onRetry?.();
  }
  return (
    <li className={styles.item}>
      <FileRow name={name} detail={<UploadDetail {...file} />} invalid={wrong}>
        {!disabled && file.state === 'failed' && onRetry && (
          <IconButton
            label={fill(words.retry, { name })}
            aria-describedby={describedBy}
            icon={<RotateCcw size={16} />}
            size="small"
            onClick={retry}
          />
        )}
        {!disabled && (
          <IconButton
            label={fill(underWay ? words.cancel : words.remove, { name })}
            aria-describedby={describedBy}
            icon={underWay ? <X size={16} /> : <Trash2 size={16} />}
            variant={underWay ? 'ghost' : 'danger'}
            size="small"
            onClick={onEnd}
          />
        )}
      </FileRow>
      {wrong && <FieldError id={errorId}>{file.error ?? fill(words.failed, { name })}</FieldError>}
    </li>
  );
}
