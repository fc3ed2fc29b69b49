import type { Db } from '../core/db/store.ts';

/** Takes a file out of the draft or the master document that has it; what was typed stays, and counts as changed. */
export async function removeFromPermits(db: Db, fileId: string): Promise<void> {
  // The application first, as every call that changes one.
  await db
    .updateTable('application')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', 'in', (query) =>
      query
        .selectFrom('dokap')
        .leftJoin('dokap_row', 'dokap_row.dokap_id', 'dokap.id')
        .select('dokap.application_id')
        .where((where) =>
          where.or([where('dokap.file_id', '=', fileId), where('dokap_row.file_id', '=', fileId)]),
        ),
    )
    .execute();
  await db
    .updateTable('dokap')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', 'in', (query) =>
      query.selectFrom('dokap_row').select('dokap_id').where('file_id', '=', fileId),
    )
    .execute();
  await db
    .updateTable('dokap')
    .set((row) => ({ file_id: null, version: row('version', '+', 1) }))
    .where('file_id', '=', fileId)
    .execute();
  await db.updateTable('dokap_row').set({ file_id: null }).where('file_id', '=', fileId).execute();
  await db.updateTable('master_dokap').set({ file_id: null }).where('file_id', '=', fileId).execute();
}
