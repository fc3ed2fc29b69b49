import { ppftzStatus } from '@pabean/api/rules';
import type { Act } from '../core/act/act.ts';
import { deleteFileRows } from '../core/files/stored-files.ts';
import { noteChange } from '../core/note-change.ts';
import { lockRecord } from './lock-record.ts';
import { filesOf } from './record-files.ts';

/** The only status at which a record can be deleted: never sent. */
const deletable = { statuses: [ppftzStatus.recording], otherwise: 'notRecording' } as const;

/**
 * Deletes a record that was never sent, with its files. Returns the ids of contents to remove once the transaction has
 * ended.
 *
 * @throws Refusal notFound when it is not the viewer's, notRecording when it was sent
 */
export async function deleteRecord(act: Act, id: string): Promise<string[]> {
  const { db } = act;
  const record = await lockRecord(act, { id }, deletable);
  const files = await filesOf(db, record.id);
  await db.deleteFrom('ppftz').where('id', '=', record.id).execute();
  await noteChange(db, record.company_id);
  return deleteFileRows(
    db,
    files.map((file) => file.id),
  );
}
