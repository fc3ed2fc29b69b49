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
import { isUnderWay, isWrong, type UploadFile } from '../file-upload/upload-file.ts';
import { useRefused } from '../file-upload/use-refused.ts';
import { useUploadAnnouncement } from '../file-upload/use-upload-announcement.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './file-slot.css.ts';
import { StoredRow } from './stored-row.tsx';
import { useRefocus } from './use-refocus.ts';

/** The file that a slot holds. */
export interface SlotFile extends StoredFile {
  /** Saves it on the device; without this there is no download. */
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
  /** The office's limit for this kind of upload: it is written in the slot and checked here. */
  limit: UploadLimit;
  /** Called with a file that passed the checks, chosen, dropped or pasted: now upload it. */
  onFile: (file: File) => void;
  /**
   * What may be chosen: documents (PDF, JPG, PNG), a CSV, or a manifest: a document, CSV or XLSX.
   *
   * @default 'document'
   */
  kind?: FileKind;
  /** The file that is there. It stays until another one has arrived. */
  stored?: SlotFile | undefined;
  /** The file that is on its way, or did not arrive. */
  upload?: UploadFile | undefined;
  /** Called when somebody gives up the upload, or takes away one that failed: abort it and leave `upload` out. */
  onCancel?: () => void;
  /** Called when a failed upload is to be tried again; without it, that is not offered. */
  onRetry?: (() => void) | undefined;
  /**
   * Takes the stored file away, after a question in its place. Resolve when `stored` is left out; where it rejects, say why in
   * `error`. Without it, that is not offered.
   */
  onRemove?: (() => Promise<unknown>) | undefined;
  /**
   * What worked here last, such as the server's answer to an upload. Say it to screen readers, too: this is only seen.
   */
  done?: ReactNode;
}

/**
 * The place of one file that is uploaded as soon as it is chosen, as low as a row: one of several documents that each have a
 * name of their own. `ref` and other attributes go to the input, which stays and keeps the focus in every state.
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
    // The same file may be chosen again.
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
  // Without a stored file its place is that of the first one on its way.
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
              changeable={!rest.disabled && !rows.some(isUnderWay)}
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

/** What is on its way or was not taken, in the order in which it is shown. */
function useSlotRows(
  { kind, limit, upload, onFile, onCancel }: SlotRowsOptions,
  input: RefObject<HTMLInputElement | null>,
) {
  const messages = useMessages('fileField');
  const { refused, part, forget } = useRefused({ kind, limit, messages });
  const rows = useMemo(
    () => [...(upload && (refused.length === 0 || isUnderWay(upload)) ? [upload] : []), ...refused],
    [upload, refused],
  );
  function take(picked: readonly File[]) {
    const [file] = part(picked.slice(0, 1), false);
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
      if (refused.includes(file)) forget(file.id);
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
