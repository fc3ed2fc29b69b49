import { type PpftzFileField, ppftzFileField } from '@pabean/api/contract';
import { type PpftzSlot, ppftzResponsesOf, ppftzSlots } from '@pabean/api/rules';
import type { Db } from '../db/store.ts';
import type { PpftzTable } from '../db/tables/ppftz.ts';

/** The files in a record's places. */
export async function filesOf(db: Db, recordId: string) {
  const rows = await db
    .selectFrom('ppftz_file')
    .innerJoin('stored_file', 'stored_file.id', 'ppftz_file.file_id')
    .select([
      'ppftz_file.slot',
      'stored_file.id',
      'stored_file.name',
      'stored_file.bytes',
      'stored_file.media_type',
    ])
    .where('ppftz_file.ppftz_id', '=', recordId)
    .execute();
  return rows.map((row) => ({ ...row, slot: row.slot as PpftzSlot }));
}

/** The names of a record's files, by the fields in which they travel; null where there is none. */
export async function fileNamesOf(
  db: Db,
  recordId: string,
): Promise<Readonly<Record<PpftzFileField, string | null>>> {
  const files = await filesOf(db, recordId);
  const names = ppftzSlots.map((slot) => [
    ppftzFileField(slot),
    files.find((file) => file.slot === slot)?.name ?? null,
  ]);
  return Object.fromEntries(names);
}

/** A record's file by its name: one in its places, or the office's bill once the record has that. */
export async function findRecordFile(db: Db, record: PpftzTable, name: string) {
  const own = (await filesOf(db, record.id)).find((file) => file.name === name);
  const { status, billing_file_id } = record;
  if (own || !billing_file_id) return own;
  if (!ppftzResponsesOf({ status, hasBillingFile: true }).includes('billing')) return undefined;
  return db
    .selectFrom('stored_file')
    .select(['id', 'name', 'media_type'])
    .where('id', '=', billing_file_id)
    .where('name', '=', name)
    .executeTakeFirst();
}
