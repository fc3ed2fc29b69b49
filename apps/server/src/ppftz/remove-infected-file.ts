import type { Db } from '../core/db/store.ts';

/** Takes a file out of its place in a record, which counts as changed. */
export async function removeFromRecords(db: Db, fileId: string): Promise<void> {
  await db
    .updateTable('ppftz')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', 'in', (query) =>
      query.selectFrom('ppftz_file').select('ppftz_id').where('file_id', '=', fileId),
    )
    .execute();
  await db.deleteFrom('ppftz_file').where('file_id', '=', fileId).execute();
}
