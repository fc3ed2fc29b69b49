import { type PpftzFileField, ppftzFileField } from '@pabean/api/contract';
import { type PpftzSlot, ppftzResponsesOf, ppftzSlots } from '@pabean/api/rules';
import type { Db } from '../core/db/store.ts';
import type { PpftzTable } from '../core/db/tables/ppftz.ts';
import { deleteFileRows } from '../core/files/stored-files.ts';

/** The place of the proof of payment. */
export const proofSlot = 'ntpn';

const selectFiles = (db: Db, recordId: string) =>
  db
    .selectFrom('ppftz_file')
    .innerJoin('stored_file', 'stored_file.id', 'ppftz_file.file_id')
    .select([
      'ppftz_file.slot',
      'stored_file.id',
      'stored_file.name',
      'stored_file.bytes',
      'stored_file.media_type',
      'stored_file.waiting_since',
    ])
    .where('ppftz_file.ppftz_id', '=', recordId);

/** The files of a record's places. */
export async function filesOf(db: Db, recordId: string) {
  const rows = await selectFiles(db, recordId).where('slot', '!=', proofSlot).execute();
  return rows.map((row) => ({ ...row, slot: row.slot as PpftzSlot }));
}

/** The proof of payment of a record; undefined if there is none. */
export const proofOf = (db: Db, recordId: string) =>
  selectFiles(db, recordId).where('slot', '=', proofSlot).executeTakeFirst();

/** Whether a name is used by a file of a record other than that of a place, including the office's bill. */
export async function isNameTaken(db: Db, record: PpftzTable, slot: string, name: string): Promise<boolean> {
  const other = await selectFiles(db, record.id)
    .where('stored_file.name', '=', name)
    .where('slot', '!=', slot)
    .executeTakeFirst();
  if (other || !record.billing_file_id) return other !== undefined;
  const bill = await db
    .selectFrom('stored_file')
    .select('id')
    .where('id', '=', record.billing_file_id)
    .where('name', '=', name)
    .executeTakeFirst();
  return bill !== undefined;
}

/** The names of a record's files, by field; null if there is none. */
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

/** A record's file by its name: one in its places, the proof of its payment, or the office's bill, if there is one. */
export async function findRecordFile(db: Db, record: PpftzTable, name: string) {
  const own = await selectFiles(db, record.id).where('stored_file.name', '=', name).executeTakeFirst();
  const { status, billing_file_id } = record;
  if (own || !billing_file_id) return own;
  if (!ppftzResponsesOf({ status, hasBillingFile: true }).includes('billing')) return undefined;
  return db
    .selectFrom('stored_file')
    .select(['id', 'name', 'media_type', 'waiting_since'])
    .where('id', '=', billing_file_id)
    .where('name', '=', name)
    .executeTakeFirst();
}

/** Deletes the proof of payment; returns the ids of contents to remove once the transaction has ended. */
export async function deleteProof(db: Db, recordId: string): Promise<string[]> {
  const rows = await db
    .deleteFrom('ppftz_file')
    .where('ppftz_id', '=', recordId)
    .where('slot', '=', proofSlot)
    .returning('file_id')
    .execute();
  return deleteFileRows(
    db,
    rows.map(({ file_id }) => file_id),
  );
}
