import type { FileKind, UploadLimit } from '@pabean/api/rules';
import { Trash2, X } from 'lucide-react';
import { type ChangeEvent, type ComponentProps, useId, useImperativeHandle, useRef, useState } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { button } from '../button/button.css.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { Field, type FieldProps, useField } from '../field/index.ts';
import { type FileRefusal, refuseFile } from './check-file.ts';
import { FileArea } from './file-area.tsx';
import { FileDrop } from './file-drop.tsx';
import * as styles from './file-field.css.ts';
import { limitText, refusalText } from './file-messages.ts';
import { FileDetail, FileRow } from './file-row.tsx';
import { useChoosingAgain } from './use-choosing-again.ts';

/** A file that is stored on the server. */
export interface StoredFile {
  /** Its file name. */
  name: string;
  /** Its size in bytes, where known. */
  bytes?: number;
  /** Opens it; without it there is no “View” button. */
  onOpen?: () => void;
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

/** Props of {@link FileField}. */
export interface FileFieldProps
  extends Omit<FieldProps, 'locked' | 'width'>,
    Omit<ComponentProps<'input'>, OwnProps> {
  /** The office's limit for this kind of upload: shown beside the field and checked here. */
  limit: UploadLimit;
  /**
   * The accepted files: documents (PDF, JPG, PNG), a CSV, or a manifest: a document, CSV or XLSX.
   *
   * @default 'document'
   */
  kind?: FileKind;
  /**
   * The chosen file where the caller controls it, for example between the steps of a wizard.
   *
   * @default uncontrolled
   */
  file?: File | null;
  /**
   * Called with the chosen file, and with the reason where it is refused: a refused file stays visible and must not be
   * sent. Called with null when it was removed.
   */
  onFile?: (file: File | null, refusal?: FileRefusal) => void;
  /** The stored file; choosing another one replaces it. */
  stored?: StoredFile;
  /** Opens the chosen file; without it there is no “View” button for it. */
  onPreview?: ((file: File) => void) | undefined;
}

/**
 * One file, chosen or dropped. The accepted types and the limit are shown beside it; a refused file stays visible with
 * the reason. `readAsDataUrl` converts the file for sending.
 */
export function FileField({
  limit,
  kind = 'document',
  file,
  onFile,
  stored,
  onPreview,
  ref,
  ...props
}: FileFieldProps) {
  const messages = useMessages('fileField');
  const input = useRef<HTMLInputElement>(null);
  const [mine, setMine] = useState<File | null>(null);
  const limitId = useId();
  useChoosingAgain(input);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);

  const describedBy = [props['aria-describedby'], limitId].filter(Boolean).join(' ');
  const chosen = file === undefined ? mine : file;
  const reason = chosen ? refuseFile(chosen, kind, limit) : undefined;
  const { frame, control } = useField({
    ...props,
    'aria-describedby': describedBy,
    error: chosen && reason ? refusalText(messages, chosen, reason, limit) : props.error,
    errorTitle: reason === 'tooLarge' ? messages.notSaved : props.errorTitle,
  });

  function onChange(event: ChangeEvent<HTMLInputElement>) {
    const picked = event.currentTarget.files?.[0] ?? null;
    const refusal = picked ? refuseFile(picked, kind, limit) : undefined;
    if (refusal) event.currentTarget.value = '';
    setMine(picked);
    props.onChange?.(event);
    onFile?.(picked, refusal);
  }
  function remove() {
    if (!input.current) return;
    input.current.value = '';
    input.current.dispatchEvent(new Event('change', { bubbles: true }));
    input.current.focus();
  }

  const previewed = chosen && !reason && onPreview ? () => onPreview(chosen) : undefined;
  const onOpen = chosen ? previewed : stored?.onOpen;
  const bytes = chosen ? chosen.size : stored?.bytes;
  const limits = limitText(messages, kind, limit);
  return (
    <Field {...frame}>
      <FileArea {...control} ref={input} kind={kind} onChange={onChange}>
        {chosen || stored ? (
          <FileRow
            name={chosen?.name ?? stored?.name ?? ''}
            detail={<FileDetail bytes={bytes} limits={limits} limitId={limitId} />}
            invalid={Boolean(frame.error)}
          >
            <FileActions
              controlId={frame.controlId}
              disabled={props.disabled}
              isStored={stored !== undefined}
              onOpen={onOpen}
              onRemove={chosen ? remove : undefined}
            />
          </FileRow>
        ) : (
          <FileDrop
            controlId={frame.controlId}
            limit={limits}
            limitId={limitId}
            disabled={props.disabled}
            invalid={Boolean(frame.error)}
          />
        )}
      </FileArea>
    </Field>
  );
}

interface FileActionsProps {
  /** The input that chooses another file. */
  controlId: string;
  disabled: boolean | undefined;
  /** Whether a stored file is shown again once the chosen one is removed. */
  isStored: boolean;
  onOpen: (() => void) | undefined;
  onRemove: (() => void) | undefined;
}

function FileActions({ controlId, disabled, isStored, onOpen, onRemove }: FileActionsProps) {
  const messages = useMessages('fileField');
  return (
    <>
      {onOpen && (
        <Button variant="tertiary" size="small" className={styles.above} onClick={onOpen}>
          {messages.open}
        </Button>
      )}
      {!disabled && (
        <label htmlFor={controlId} className={button} data-variant="tertiary" data-size="small">
          {messages.replace}
        </label>
      )}
      {onRemove && !disabled && (
        <IconButton
          label={messages.remove}
          variant="danger"
          size="small"
          className={styles.above}
          icon={isStored ? <X size={16} /> : <Trash2 size={16} />}
          onClick={onRemove}
        />
      )}
    </>
  );
}
