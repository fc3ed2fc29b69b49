import type { FileKind, UploadLimit } from '@pabean/api/rules';
import {
  type ChangeEvent,
  type ClipboardEvent,
  type ComponentProps,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
} from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { Field, type FieldProps, useField } from '../field/index.ts';
import { FileArea } from '../file-field/file-area.tsx';
import { FileDrop } from '../file-field/file-drop.tsx';
import { limitText } from '../file-field/file-messages.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './file-upload.css.ts';
import { isInProgress, type UploadFile } from './upload-file.ts';
import { UploadRow } from './upload-row.tsx';
import { useRefused } from './use-refused.ts';
import { useUploadAnnouncement } from './use-upload-announcement.ts';

type OwnProps = keyof FieldProps | 'type' | 'value' | 'defaultValue' | 'accept' | 'width' | 'size';

/** Props of {@link FileUpload}. */
export interface FileUploadProps
  extends Omit<FieldProps, 'locked' | 'width'>,
    Omit<ComponentProps<'input'>, OwnProps> {
  /** The office's limit for this kind of upload: shown in the area and checked for every file. */
  limit: UploadLimit;
  /** The accepted files, in the order of their rows, each with its progress. */
  files: readonly UploadFile[];
  /** Called with files that passed the checks, chosen, dropped or pasted: start the uploads. */
  onAdd: (files: File[]) => void;
  /** Called when the user removes a file that is uploaded, failed or refused. */
  onRemove: (id: string) => void;
  /**
   * Called when the user cancels a file that is waiting or uploading: abort it and remove it from `files`.
   *
   * @default onRemove
   */
  onCancel?: (id: string) => void;
  /** Called when a failed file is to be retried; without it there is no such button. */
  onRetry?: (id: string) => void;
  /**
   * The accepted files: documents (PDF, JPG, PNG), CSV, or manifests: documents, CSV and XLSX.
   *
   * @default 'document'
   */
  kind?: FileKind;
  /**
   * Whether several files may be chosen. Otherwise a new file is meant to replace the old one.
   *
   * @default true
   */
  multiple?: boolean;
}

/**
 * Files that are uploaded as soon as they are chosen, each with its progress. A file that is too large or of another
 * type stays visible with the reason, and is never passed to `onAdd`. `ref` and other attributes go to the input.
 */
export function FileUpload(props: FileUploadProps) {
  const { limit, files, onAdd, onRemove, onCancel, onRetry, kind = 'document', ref, ...rest } = props;
  const { multiple = true, disabled } = rest;
  const fileMessages = useMessages('fileField');
  const messages = useMessages('fileUpload');
  const input = useRef<HTMLInputElement>(null);
  const limitId = useId();
  const { refused, acceptFiles, removeRefused } = useRefused({ kind, limit, messages: fileMessages });
  const rows = useMemo(() => [...files, ...refused], [files, refused]);
  const announcement = useUploadAnnouncement(rows, messages);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);

  const describedBy = [rest['aria-describedby'], limitId].filter(Boolean).join(' ');
  const { frame, control } = useField({ ...rest, 'aria-describedby': describedBy });

  function take(picked: readonly File[]) {
    const taken = acceptFiles(multiple ? picked : picked.slice(0, 1), multiple);
    if (taken.length > 0) onAdd(taken);
  }
  function onChange(event: ChangeEvent<HTMLInputElement>) {
    rest.onChange?.(event);
    take([...(event.currentTarget.files ?? [])]);
    // Emptied, so that the same file can be chosen again.
    event.currentTarget.value = '';
  }
  function onPaste(event: ClipboardEvent) {
    const pasted = [...event.clipboardData.files];
    if (disabled || pasted.length === 0) return;
    event.preventDefault();
    take(pasted);
  }
  function end(file: UploadFile) {
    if (refused.includes(file)) removeRefused(file.id);
    else (isInProgress(file) ? (onCancel ?? onRemove) : onRemove)(file.id);
    input.current?.focus();
  }

  return (
    <Field {...frame} root={{ ...frame.root, onPaste }}>
      <div className={styles.upload}>
        <FileArea {...control} ref={input} kind={kind} multiple={multiple} onChange={onChange}>
          <FileDrop
            controlId={frame.controlId}
            limit={limitText(fileMessages, kind, limit)}
            limitId={limitId}
            disabled={disabled}
            invalid={Boolean(frame.error)}
          />
        </FileArea>
        {rows.length > 0 && (
          <ul className={styles.list} aria-label={messages.files}>
            {rows.map((file) => (
              <UploadRow
                key={file.id}
                file={file}
                disabled={disabled}
                onRetry={onRetry && (() => onRetry(file.id))}
                onEnd={() => end(file)}
              />
            ))}
          </ul>
        )}
        {announcement !== undefined && <VisuallyHidden role="status">{announcement}</VisuallyHidden>}
      </div>
    </Field>
  );
}
