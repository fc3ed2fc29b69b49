import type { FieldLabel, PpftzLabel, RefusalCode } from '../rules/messages/index.ts';
import { type PpftzSlot, ppftzSlotsOf } from '../rules/ppftz/slots.ts';
import type { PpftzKind } from '../rules/ppftz/status.ts';
import { ppftzFileField, ppftzFileLabel } from './ppftz-files.ts';
import { completePpftzHeader, type PpftzHeader, ppftzHeaderNames } from './ppftz-header.ts';

/** A PPFTZ record as far as its completeness goes. */
export interface CompletablePpftz {
  /** What moves: it decides what is asked for. */
  readonly kind: PpftzKind;
  /** What the header holds. */
  readonly header: PpftzHeader;
  /** The places that have a file. */
  readonly files: readonly PpftzSlot[];
  /** How many goods it has. */
  readonly goods: number;
  /** How many packagings it has: one, or none yet. */
  readonly packaging: number;
}

/** One thing that a record lacks. */
export interface MissingInPpftz {
  /** Its field on the wire: one of the header, the place of a file, `barang` or `kemasan`. */
  readonly field: string;
  /** What people call it. */
  readonly label: FieldLabel | PpftzLabel;
  /** Why it is refused; `explain` has the words. */
  readonly message: RefusalCode;
}

/**
 * Everything that a record lacks before it can be sent, in the order of the steps in which it is recorded.
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
  // Of several reasons for one field the last one counts: an empty number is empty, not also too short.
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
