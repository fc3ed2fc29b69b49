import { fill, visibleSigns } from '@pabean/api/rules';
import { useId } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { FieldError } from '../field/index.ts';
import { FileRow } from '../file-field/file-row.tsx';
import * as styles from './file-upload.css.ts';
import { UploadActions } from './upload-actions.tsx';
import { UploadDetail } from './upload-detail.tsx';
import { isWrong, type UploadFile } from './upload-file.ts';

interface UploadRowProps {
  file: UploadFile;
  disabled: boolean | undefined;
  onRetry: (() => void) | undefined;
  /** Cancels the upload, or removes the file. */
  onEnd: () => void;
}

/** One file with its progress, its error and its actions. */
export function UploadRow({ file, disabled, onRetry, onEnd }: UploadRowProps) {
  const messages = useMessages('fileUpload');
  const errorId = useId();
  const name = visibleSigns(file.name);
  const wrong = isWrong(file);

  return (
    <li className={styles.item}>
      <FileRow name={name} detail={<UploadDetail {...file} />} invalid={wrong}>
        {!disabled && (
          <UploadActions
            file={file}
            describedBy={wrong ? errorId : undefined}
            onRetry={onRetry}
            onEnd={onEnd}
          />
        )}
      </FileRow>
      {wrong && <FieldError id={errorId}>{file.error ?? fill(messages.failed, { name })}</FieldError>}
    </li>
  );
}
