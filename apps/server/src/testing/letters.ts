import type { Store } from '../core/db/store.ts';
import type { ReleaseLetterLineTable, ReleaseLetterTable } from '../core/db/tables/release-letter.ts';
import { newId } from '../core/id.ts';
import { noteChange } from '../core/note-change.ts';

/** A consignment note; its amounts add up. */
export const letterLine = (position: number, line: Partial<ReleaseLetterLineTable> = {}) => ({
  position,
  aju_number: `0204002026030100${String(position).padStart(6, '0')}`,
  taxpayer_id: '1000000000000001',
  number: `${String(position).padStart(6, '0')}/SPPBMCP`,
  date: '2026-03-01',
  import_duty: 7_500 * position,
  vat: 11_000,
  income_tax: 0,
  luxury_tax: 0,
  anti_dumping_duty: 0,
  total: 7_500 * position + 11_000,
  goods_number: `CN-${position}`,
  house_date: '2026-02-27',
  warehouse: 'BTA1',
  bag_number: '',
  pibk_kind: '2',
  ...line,
});

/** Releases a letter as the office's command does, without a file, and returns its id. */
export async function addLetter(
  store: Store,
  companyId: string,
  letter: Partial<ReleaseLetterTable> = {},
  lines = [letterLine(1), letterLine(2)],
): Promise<string> {
  const now = new Date('2026-03-01T02:00:00Z');
  const id = newId(now);
  await store.write(async (trx) => {
    const row = {
      id,
      company_id: companyId,
      number: `${id}/SPPBMCP-K`,
      date: '2026-03-01',
      line_count: lines.length,
      billing_code: '620260301000001',
      total: lines.reduce((sum, { total }) => sum + total, 0),
      due_date: '2026-03-31',
      created_at: now.toISOString(),
      ...letter,
    };
    await trx.insertInto('release_letter').values(row).execute();
    for (let start = 0; start < lines.length; start += 500) {
      const portion = lines.slice(start, start + 500).map((line) => ({ ...line, letter_id: id }));
      await trx.insertInto('release_letter_line').values(portion).execute();
    }
    await noteChange(trx, companyId);
  });
  return id;
}
