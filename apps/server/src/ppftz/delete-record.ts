import { ppftzStatus } from '@pabean/api/rules';
import type { Db } from '../core/db/store.ts';
import { deleteFileRows } from '../core/files/stored-files.ts';
import { noteChange } from '../core/note-change.ts';
import type { Viewer } from '../core/viewer.ts';
import { lockRecord } from './lock-record.ts';
import { filesOf } from './record-files.ts';

/** Only what was never sent. */
const deletable = { statuses: [ppftzStatus.recording], otherwise: 'notRecording' } as const;

/**
 * Deletes a record that was never sent, with its files. Gives the ids of contents to remove once the transaction has
 * ended.
 *
 * @throws Refusal notFound when it is not the viewer's, notRecording when it was sent
 */
export async function deleteRecord(db: Db, viewer: Viewer, id: string): Promise<string[]> {
  const record = await lockRecord(db, viewer, { id }, deletable);
  const files = await filesOf(db, record.id);
  await db.deleteFrom('ppftz').where('id', '=', record.id).execute();
  await noteChange(db, record.company_id);
  return deleteFileRows(
    db,
    files.map((file) => file.id),
  );
}
