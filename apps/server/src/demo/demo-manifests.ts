import type { ManifestExtension } from '@pabean/api/rules';
import type { ManifestTable } from '../core/db/tables/manifest.ts';
import { newId } from '../core/id.ts';
import type { DemoOwner } from './demo-applications.ts';
import type { DemoArchive } from './demo-archive.ts';
import { demoDay, later, officeMoment } from './demo-days.ts';
import { demoPdf, demoPng, demoXlsx } from './demo-files.ts';

/** How many manifests each demo account has sent. */
const counts: Readonly<Record<string, number>> = { importir: 23, tps: 4, ppjk: 12 };

const heads = ['no_bl', 'tgl_bl', 'penerima', 'jumlah_kemasan'];
const kinds: readonly ManifestExtension[] = ['pdf', 'csv', 'xlsx', 'pdf', 'png'];

/** Ocean bills and air waybills in rotation, with numbers of fictitious carriers. */
const numberOf = (serial: number) =>
  serial % 3 === 0
    ? `998-${String(40_217_700 + serial * 1_373)}`
    : `CTHB${String(4_021_870 + serial * 7_919).padStart(8, '0')}`;

function contentOf(kind: ManifestExtension, number: string, date: string, serial: number): Buffer {
  const rows = [heads, [number, date, 'PT Contoh Penerima', String(3 + (serial % 20))]];
  if (kind === 'csv') return Buffer.from(rows.map((row) => `${row.join(';')}\r\n`).join(''));
  if (kind === 'xlsx') return demoXlsx(rows);
  if (kind === 'png') return demoPng(serial * 31);
  return demoPdf(`BL/AWB ${number}`, ['Berkas contoh, bukan dokumen yang sah.']);
}

/** An account's manifests; the office has received all but the latest. */
export function buildManifests(
  { person, accountId, companyId }: DemoOwner,
  now: Date,
  archive: DemoArchive,
): ManifestTable[] {
  const count = counts[person.username] ?? 0;
  return Array.from({ length: count }, (_, serial) => {
    const age = 1 + (count - serial) * 3;
    const sent = officeMoment(now, age, serial);
    const number = numberOf(serial + person.username.length);
    const date = demoDay(later(sent, -2 - (serial % 4)));
    const kind = kinds[serial % kinds.length] ?? 'pdf';
    return {
      id: newId(sent),
      company_id: companyId,
      owner_account_id: accountId,
      number,
      date,
      company_kind: serial % 4 === 1 ? '1' : '2',
      purpose: serial % 5 === 2 ? '2' : '1',
      file_id: archive.file(`BL-AWB ${number}`, contentOf(kind, number, date, serial), kind),
      created_at: sent.toISOString(),
      received_at: age > 6 ? later(sent, 0, 3).toISOString() : null,
    };
  });
}
