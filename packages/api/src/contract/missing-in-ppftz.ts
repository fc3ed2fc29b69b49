import type { FieldLabel, PpftzLabel, RefusalCode } from '../rules/messages/index.ts';
import { type PpftzSlot, ppftzSlotsOf } from '../rules/ppftz/slots.ts';
import type { PpftzKind } from '../rules/ppftz/status.ts';
import { ppftzFileField, ppftzFileLabel } from './ppftz-files.ts';
import { completePpftzHeader, type PpftzHeader, ppftzHeaderNames } from './ppftz-header.ts';

/** The parts of a PPFTZ record that its completeness depends on. */
export interface CompletablePpftz {
  /** Kind of the record: it decides what is required. */
  readonly kind: PpftzKind;
  /** The header's values. */
  readonly header: PpftzHeader;
  /** The slots that have a file. */
  readonly files: readonly PpftzSlot[];
  /** Number of goods. */
  readonly goods: number;
  /** Number of packagings: one, or none yet. */
  readonly packaging: number;
}

/** One thing that is missing in a record. */
export interface MissingInPpftz {
  /** Its wire name: a field of the header, the slot of a file, `barang` or `kemasan`. */
  readonly field: string;
  /** Key of its label. */
  readonly label: FieldLabel | PpftzLabel;
  /** Why it is refused; `explain` has the message. */
  readonly message: RefusalCode;
}

/**
 * Returns everything that is missing before a record can be sent, in the order of the form's steps.
 *
 * @beta
 */
export const missingInPpftz = (record: CompletablePpftz): MissingInPpftz[] => [
  ...missingInHeader(record),
  ...missingFiles(record),
  ...(record.goods > 0 ? [] : [{ field: 'barang', label: 'goods', message: 'noneYet' } as const]),
  ...(record.packaging > 0 ? [] : [{ field: 'kemasan', label: 'packaging', message: 'noneYet' } as const]),
];

const inHeader = (field: keyof PpftzHeader, message: RefusalCode): MissingInPpftz => {
  const { name, label } = ppftzHeaderNames[field];
  return { field: name, label, message };
};

function missingInHeader({ kind, header }: CompletablePpftz): MissingInPpftz[] {
  const { error } = completePpftzHeader(kind).safeParse(header);
  // The last reason of a field counts: an empty number is empty, not also too short.
  const reasons = new Map(error?.issues.map(({ path: [field], message }) => [String(field), message]));
  return (Object.keys(ppftzHeaderNames) as (keyof PpftzHeader)[]).flatMap((field) => {
    const message = reasons.get(field);
    return message === undefined ? [] : [inHeader(field, message as RefusalCode)];
  });
}

const missingFiles = ({ kind, header, files }: CompletablePpftz): MissingInPpftz[] =>
  ppftzSlotsOf(kind, header.hasProxy)
    .filter(({ slot, required }) => required && !files.includes(slot))
    .map(({ slot }) => ({
      field: ppftzFileField(slot),
      label: ppftzFileLabel(slot),
      message: 'fileMissing',
    }));
