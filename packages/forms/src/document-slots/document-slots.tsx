import {
  type FileExtension,
  type PpftzKind,
  type PpftzSlot,
  ppftzSlotsOf,
  type UploadLimit,
} from '@pabean/api/rules';
import { useOffice } from '@pabean/ui/office';
import { VisuallyHidden } from '@pabean/ui/visually-hidden';
import { type ReactNode, useId, useState } from 'react';
import type { SaveOptions } from '../internal/index.ts';
import { usePpftzMessages } from '../messages/use-messages.ts';
import * as styles from './document-slots.css.ts';
import { SlotPlace } from './slot-place.tsx';
import { StoredSlots } from './stored-slots.tsx';

/** A file on its way to its place. */
export interface SlotSubmission {
  /** A data URL. */
  readonly file: string;
  /** The ending of its name, without a dot. */
  readonly extension: FileExtension;
  /** The name that the person gave it. */
  readonly name: string;
  /** Its size in bytes. */
  readonly bytes: number;
}

/** What an upload answers, as far as it says it. */
export interface SlotAnswer {
  /** The server's words. */
  readonly message?: string | undefined;
  /** The name by which the record has the file from now on. */
  readonly fileName?: string | undefined;
}

/** What is done with the file of a place. */
export interface SlotCallbacks {
  /** Puts a file into a place; one that is there goes. A rejection is told at the place, and the same can be tried again. */
  onUpload: (slot: PpftzSlot, file: SlotSubmission, options: SaveOptions) => Promise<SlotAnswer>;
  /** Takes the file of a place away, after it was asked about. A rejection is told at the place. */
  onRemove: (slot: PpftzSlot) => Promise<unknown>;
}

/** Props of {@link DocumentSlots}. */
export interface DocumentSlotsProps extends SlotCallbacks {
  /** What moves: it decides which places there are, and which of them sending needs. */
  kind: PpftzKind;
  /** Whether somebody acts for the recipient, who adds two places. */
  hasProxy: boolean;
  /** The name of the file in each place, as the record has it; empty or left out where there is none. */
  files: Readonly<Partial<Record<PpftzSlot, string | null>>>;
  /** Shows the file of a place, such as in a ViewerDialog above the page. Left out, it does not offer it. */
  onOpen?: ((slot: PpftzSlot) => void) | undefined;
  /** Saves the file of a place on the device. Left out, it does not offer it. */
  onDownload?: ((slot: PpftzSlot) => void) | undefined;
  /**
   * What an officer asked to be corrected, by place.
   *
   * @default {}
   */
  remarks?: Readonly<Partial<Record<PpftzSlot, string>>>;
  /**
   * What is missing, by place; gone as soon as a file is there.
   *
   * @default {}
   */
  errors?: Readonly<Partial<Record<PpftzSlot, string>>>;
  /** Fields that stand beside a place: the number and the date of its document. */
  renderFields?: ((slot: PpftzSlot) => ReactNode) | undefined;
  /**
   * The id of the control of a place, for a list of errors that leads there.
   *
   * @default ids of its own
   */
  idOf?: ((slot: PpftzSlot) => string) | undefined;
  /**
   * Whether nothing can be changed: names only, and what is missing.
   *
   * @default false
   */
  readOnly?: boolean;
  /**
   * How large a file may be.
   *
   * @default the office's limit for documents of PPFTZ records
   */
  limit?: UploadLimit;
}

/**
 * The places for the files of a PPFTZ record, as its kind and a proxy ask for them. A file is sent as soon as it is chosen,
 * dropped or pasted, several at once; the one that is there stays until the new one has arrived. What is on its way when a
 * place goes is cancelled.
 *
 * @beta
 */
export function DocumentSlots(props: DocumentSlotsProps) {
  const { kind, hasProxy, files, remarks = {}, errors = {}, renderFields, readOnly = false } = props;
  const { label } = usePpftzMessages('documentSlots');
  const { uploads } = useOffice();
  const ownId = useId();
  const [said, setSaid] = useState<{ times: number; text: string }>({ times: 0, text: '' });
  const say = (text: string) => setSaid(({ times }) => ({ times: times + 1, text }));
  const slots = ppftzSlotsOf(kind, hasProxy);

  if (readOnly) return <StoredSlots {...props} />;
  return (
    <div>
      <ul className={styles.list} aria-label={label} data-fields={renderFields ? '' : undefined}>
        {slots.map((shown) => {
          const { slot } = shown;
          const fields = renderFields?.(slot);
          return (
            <li key={slot} className={styles.slot}>
              <SlotPlace
                shown={shown}
                id={props.idOf?.(slot) ?? `${ownId}-${slot}`}
                name={files[slot]}
                remark={remarks[slot]}
                error={errors[slot]}
                limit={props.limit ?? uploads.small}
                say={say}
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
        {said.times > 0 && <span key={said.times}>{said.text}</span>}
      </VisuallyHidden>
    </div>
  );
}
