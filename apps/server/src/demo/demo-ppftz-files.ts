import { ppftzFileLabel } from '@pabean/api/contract';
import { type PpftzKind, type PpftzSlot, ppftzLabelsId, ppftzSlotsOf } from '@pabean/api/rules';
import type { PpftzFileTable } from '../core/db/tables/ppftz.ts';
import type { DemoArchive } from './demo-archive.ts';
import { demoPdf, demoPng } from './demo-files.ts';

const warning = 'Berkas contoh, bukan dokumen yang sah.';

/** The places that hold pictures; all others hold PDFs. */
const pictures = new Set<PpftzSlot>(['identitas_penerima', 'identitas_pengirim', 'bukti_gesek']);

const labels: Readonly<Record<string, string>> = ppftzLabelsId;

/** The properties of a record that its files depend on. */
interface FiledRecord {
  readonly id: string;
  readonly serial: number;
  readonly kind: PpftzKind;
  readonly hasProxy: boolean;
  /** A half-filled one has files in the first places only. */
  readonly half: boolean;
  /** Whether it can no longer change. */
  readonly final: boolean;
}

/** The files of a record: all required places and every other optional one. */
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

/** A record's billing code of 15 digits. */
export const demoBillingCode = (ajuNumber: string) => `620${ajuNumber.slice(14)}`;

/** The bill with this code. */
export const demoBill = (code: string) => demoPdf('Kode Billing', [`Kode billing: ${code}`, warning]);
