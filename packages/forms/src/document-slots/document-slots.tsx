import {
  type FileExtension,
  type PpftzKind,
  type PpftzSlot,
  ppftzSlotsOf,
  type UploadLimit,
} from '@pabean/api/rules';
import { useOffice } from '@pabean/ui/office';
import { scope } from '@pabean/ui/theme';
import { VisuallyHidden } from '@pabean/ui/visually-hidden';
import { type ReactNode, useId, useState } from 'react';
import type { SaveOptions } from '../internal/index.ts';
import { usePpftzMessages } from '../messages/use-messages.ts';
import * as styles from './document-slots.css.ts';
import { SlotPlace } from './slot-place.tsx';
import { StoredSlots } from './stored-slots.tsx';

/** A file as uploaded to its slot. */
export interface SlotSubmission {
  /** A data URL. */
  readonly file: string;
  /** The file extension, without a dot. */
  readonly extension: FileExtension;
  /** The name of the user's file. */
  readonly name: string;
  /** Its size in bytes. */
  readonly bytes: number;
}

/** The response to an upload; each part is optional. */
export interface SlotAnswer {
  /** The server's message. */
  readonly message?: string | undefined;
  /** The file's name in the record from now on. */
  readonly fileName?: string | undefined;
}

/** Actions on the file of a slot. */
export interface SlotCallbacks {
  /** Stores a file in a slot, replacing the existing one. A rejection is shown at the slot, with a button to retry. */
  onUpload: (slot: PpftzSlot, file: SlotSubmission, options: SaveOptions) => Promise<SlotAnswer>;
  /** Removes the file of a slot, after a confirmation. A rejection is shown at the slot. */
  onRemove: (slot: PpftzSlot) => Promise<unknown>;
}

/** Props of {@link DocumentSlots}. */
export interface DocumentSlotsProps extends SlotCallbacks {
  /** The kind of record: it decides which slots exist and which are required for sending. */
  kind: PpftzKind;
  /** Whether a proxy acts for the recipient, which adds two slots. */
  hasProxy: boolean;
  /** Name of the stored file of each slot; empty or omitted if there is none. */
  files: Readonly<Partial<Record<PpftzSlot, string | null>>>;
  /** Shows the file of a slot, such as in a ViewerDialog above the page. If omitted, this is not offered. */
  onOpen?: ((slot: PpftzSlot) => void) | undefined;
  /** Downloads the file of a slot. If omitted, this is not offered. */
  onDownload?: ((slot: PpftzSlot) => void) | undefined;
  /**
   * An officer's correction requests, by slot.
   *
   * @default {}
   */
  remarks?: Readonly<Partial<Record<PpftzSlot, string>>>;
  /**
   * Errors about missing files, by slot; hidden as soon as there is a file.
   *
   * @default {}
   */
  errors?: Readonly<Partial<Record<PpftzSlot, string>>>;
  /** Renders fields beside a slot, such as number and date of its document. */
  renderFields?: ((slot: PpftzSlot) => ReactNode) | undefined;
  /**
   * The id of a slot's control, for links from an error summary.
   *
   * @default ids of its own
   */
  idOf?: ((slot: PpftzSlot) => string) | undefined;
  /**
   * Whether the slots are read-only: file names only, and what is missing.
   *
   * @default false
   */
  readOnly?: boolean;
  /**
   * Size limit of a file.
   *
   * @default the office's limit for documents of PPFTZ records
   */
  limit?: UploadLimit;
}

/**
 * The file slots of a PPFTZ record, as its kind and a proxy require. A file is uploaded as soon as it is chosen, dropped or
 * pasted, several at once; the existing file stays until the new one has arrived. Uploads are cancelled when their slot is
 * unmounted.
 *
 * @beta
 */
export function DocumentSlots(props: DocumentSlotsProps) {
  const { kind, hasProxy, files, remarks = {}, errors = {}, renderFields, readOnly = false } = props;
  const { label } = usePpftzMessages('documentSlots');
  const { uploads } = useOffice();
  const defaultId = useId();
  const [announcement, setAnnouncement] = useState<{ times: number; text: string }>({ times: 0, text: '' });
  const announce = (text: string) => setAnnouncement(({ times }) => ({ times: times + 1, text }));
  const slots = ppftzSlotsOf(kind, hasProxy);

  if (readOnly) return <StoredSlots {...props} />;
  return (
    <div className={scope}>
      <ul className={styles.list} aria-label={label} data-fields={renderFields ? '' : undefined}>
        {slots.map((shown) => {
          const { slot } = shown;
          const fields = renderFields?.(slot);
          return (
            <li key={slot} className={styles.slot}>
              <SlotPlace
                shown={shown}
                id={props.idOf?.(slot) ?? `${defaultId}-${slot}`}
                name={files[slot]}
                remark={remarks[slot]}
                error={errors[slot]}
                limit={props.limit ?? uploads.small}
                announce={announce}
                onUpload={props.onUpload}
                onRemove={props.onRemove}
                onOpen={props.onOpen}
                onDownload={props.onDownload}
              />
              {fields && <div className={styles.fields}>{fields}</div>}
            </li>
          );
        })}
      </ul>
      <VisuallyHidden role="status">
        {announcement.times > 0 && <span key={announcement.times}>{announcement.text}</span>}
      </VisuallyHidden>
    </div>
  );
}
