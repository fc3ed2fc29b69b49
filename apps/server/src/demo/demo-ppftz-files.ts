import { ppftzFileLabel } from '@pabean/api/contract';
import { type PpftzKind, type PpftzSlot, ppftzLabelsId, ppftzSlotsOf } from '@pabean/api/rules';
import type { PpftzFileTable } from '../core/db/tables/ppftz.ts';
import type { DemoArchive } from './demo-archive.ts';
import { demoPdf, demoPng } from './demo-files.ts';

const warning = 'Berkas contoh, bukan dokumen yang sah.';

/** What is a picture; everything else is a PDF. */
const pictures = new Set<PpftzSlot>(['identitas_penerima', 'identitas_pengirim', 'bukti_gesek']);

const labels: Readonly<Record<string, string>> = ppftzLabelsId;

/** A record as far as its files go. */
interface FiledRecord {
  readonly id: string;
  readonly serial: number;
  readonly kind: PpftzKind;
  readonly hasProxy: boolean;
  /** Half of one has the first places only. */
  readonly half: boolean;
  /** Whether nobody can change it any more. */
  readonly final: boolean;
}

/** The files in the places of a record, those that sending needs and every other further one. */
export function demoPpftzFiles(
  { id, serial, kind, hasProxy, half, final }: FiledRecord,
  archive: DemoArchive,
): PpftzFileTable[] {
  const places = ppftzSlotsOf(kind, hasProxy).filter(
    ({ required }, index) => required || (serial + index) % 2 === 0,
  );
  return (half ? places.slice(0, 2) : places).map(({ slot }) => {
    const title = slot.replaceAll('_', '-');
    const heading = labels[ppftzFileLabel(slot)] ?? title;
    const keep = final ? archive.sharedFile : archive.file;
    const file_id = pictures.has(slot)
      ? keep(title, demoPng(serial * 37), 'png')
      : keep(title, demoPdf(heading, [warning]), 'pdf');
    return { ppftz_id: id, slot, file_id };
  });
}

/** A billing code of 15 digits, one for each record. */
export const demoBillingCode = (ajuNumber: string) => `620${ajuNumber.slice(14)}`;

/** The bill with a code, as the demo's office sends it. */
export const demoBill = (code: string) => demoPdf('Kode Billing', [`Kode billing: ${code}`, warning]);
