import { type FileKind, fill, type UploadLimit, visibleSigns } from '@pabean/api/rules';
import { CircleCheck } from 'lucide-react';
import {
  type ChangeEvent,
  type ClipboardEvent,
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
} from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { Field, type FieldProps, useField } from '../field/index.ts';
import { FileArea } from '../file-field/file-area.tsx';
import { FileDrop } from '../file-field/file-drop.tsx';
import type { StoredFile } from '../file-field/file-field.tsx';
import { limitText } from '../file-field/file-messages.ts';
import { FileDetail, FileRow } from '../file-field/file-row.tsx';
import { UploadActions } from '../file-upload/upload-actions.tsx';
import { UploadDetail } from '../file-upload/upload-detail.tsx';
import { isInProgress, isWrong, type UploadFile } from '../file-upload/upload-file.ts';
import { useRefused } from '../file-upload/use-refused.ts';
import { useUploadAnnouncement } from '../file-upload/use-upload-announcement.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './file-slot.css.ts';
import { StoredRow } from './stored-row.tsx';
import { useRefocus } from './use-refocus.ts';

/** The stored file of a slot. */
export interface SlotFile extends StoredFile {
  /** Downloads it; without it there is no download button. */
  onDownload?: () => void;
}

type OwnProps =
  | keyof FieldProps
  | 'type'
  | 'value'
  | 'defaultValue'
  | 'accept'
  | 'multiple'
  | 'width'
  | 'size';

/** Props of {@link FileSlot}. */
export interface FileSlotProps
  extends Omit<FieldProps, 'locked' | 'width'>,
    Omit<ComponentProps<'input'>, OwnProps> {
  /** The office's limit for this kind of upload: shown in the slot and checked here. */
  limit: UploadLimit;
  /** Called with a file that passed the checks, chosen, dropped or pasted: start the upload. */
  onFile: (file: File) => void;
  /**
   * The accepted files: documents (PDF, JPG, PNG), a CSV, or a manifest: a document, CSV or XLSX.
   *
   * @default 'document'
   */
  kind?: FileKind;
  /** The stored file. It stays until another one has been uploaded. */
  stored?: SlotFile | undefined;
  /** The upload that is in progress, or that failed. */
  upload?: UploadFile | undefined;
  /** Called when the user cancels the upload, or removes a failed one: abort it and unset `upload`. */
  onCancel?: () => void;
  /** Called when a failed upload is to be retried; without it there is no such button. */
  onRetry?: (() => void) | undefined;
  /**
   * Removes the stored file, after a confirmation in its place. Resolve when `stored` is unset; where it rejects, give
   * the reason in `error`. Without it there is no such button.
   */
  onRemove?: (() => Promise<unknown>) | undefined;
  /**
   * The last success message, such as the server's answer to an upload. It is only shown: announce it to screen
   * readers, too.
   */
  done?: ReactNode;
}

/**
 * The slot of one file that is uploaded as soon as it is chosen, as low as a row: one of several documents that each
 * have a name. `ref` and other attributes go to the input, which stays and keeps the focus in every state.
 *
 * @beta
 */
export function FileSlot(props: FileSlotProps) {
  const { limit, onFile, kind = 'document', stored, upload, onCancel, ...others } = props;
  const { onRetry, onRemove, done, ref, ...rest } = others;
  const fileMessages = useMessages('fileField');
  const messages = useMessages('fileUpload');
  const input = useRef<HTMLInputElement>(null);
  const limitId = useId();
  const { rows, take, onPaste, end } = useSlotRows({ limit, kind, upload, onFile, onCancel }, input);
  const announcement = useUploadAnnouncement(rows, messages);
  const refocus = useRefocus(input);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);

  const wrong = rows.find(isWrong);
  const describedBy = [rest['aria-describedby'], limitId].filter(Boolean).join(' ');
  const { frame, control } = useField({
    ...rest,
    'aria-describedby': describedBy,
    error: wrong ? (wrong.error ?? fill(messages.failed, { name: visibleSigns(wrong.name) })) : rest.error,
    errorTitle: wrong ? undefined : rest.errorTitle,
  });

  function onChange(event: ChangeEvent<HTMLInputElement>) {
    rest.onChange?.(event);
    take([...(event.currentTarget.files ?? [])]);
    // Emptied, so that the same file can be chosen again.
    event.currentTarget.value = '';
  }

  const limits = limitText(fileMessages, kind, limit);
  const rowOf = (file: UploadFile) => (
    <FileRow key={file.id} name={file.name} detail={<UploadDetail {...file} />} invalid={isWrong(file)}>
      <UploadActions
        file={file}
        describedBy={isWrong(file) ? frame.errorId : undefined}
        onRetry={onRetry}
        onEnd={() => end(file)}
      />
    </FileRow>
  );
  // Without a stored file the first upload takes its place.
  const first = stored ? undefined : rows[0];

  return (
    <Field
      {...frame}
      root={{ ...frame.root, ...refocus, onPaste: rest.disabled ? undefined : onPaste }}
      below={done && !frame.error && <Done>{done}</Done>}
    >
      <div className={styles.slot}>
        <FileArea {...control} ref={input} kind={kind} onChange={onChange}>
          {stored && (
            <StoredRow
              stored={stored}
              controlId={frame.controlId}
              detail={<FileDetail bytes={stored.bytes} limits={limits} limitId={limitId} />}
              changeable={!rest.disabled && !rows.some(isInProgress)}
              onRemove={onRemove}
            />
          )}
          {first && rowOf(first)}
          {!stored && !first && (
            <FileDrop
              low
              controlId={frame.controlId}
              limit={limits}
              limitId={limitId}
              disabled={rest.disabled}
              invalid={Boolean(frame.error)}
            />
          )}
        </FileArea>
        {rows.slice(first ? 1 : 0).map(rowOf)}
        {announcement !== undefined && <VisuallyHidden role="status">{announcement}</VisuallyHidden>}
      </div>
    </Field>
  );
}

type SlotRowsOptions = Required<Pick<FileSlotProps, 'limit' | 'kind' | 'onFile'>> &
  Pick<FileSlotProps, 'upload' | 'onCancel'>;

/** Uploads in progress and refused files, in the order in which they are shown. */
function useSlotRows(
  { kind, limit, upload, onFile, onCancel }: SlotRowsOptions,
  input: RefObject<HTMLInputElement | null>,
) {
  const messages = useMessages('fileField');
  const { refused, acceptFiles, removeRefused } = useRefused({ kind, limit, messages });
  const rows = useMemo(
    () => [...(upload && (refused.length === 0 || isInProgress(upload)) ? [upload] : []), ...refused],
    [upload, refused],
  );
  function take(picked: readonly File[]) {
    const [file] = acceptFiles(picked.slice(0, 1), false);
    if (file) onFile(file);
  }
  return {
    rows,
    take,
    onPaste(event: ClipboardEvent) {
      const pasted = [...event.clipboardData.files];
      if (pasted.length === 0) return;
      event.preventDefault();
      take(pasted);
    },
    end(file: UploadFile) {
      if (refused.includes(file)) removeRefused(file.id);
      else onCancel?.();
      input.current?.focus();
    },
  };
}

function Done({ children }: { children: ReactNode }) {
  return (
    <p className={styles.done}>
      <CircleCheck size={16} className={styles.icon} />
      {children}
    </p>
  );
}
