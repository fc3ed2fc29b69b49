import { ppftzStatus } from '@pabean/api/rules';
import type { Db } from '../db/store.ts';
import { Refusal } from '../http/refusal.ts';
import { noteChange } from '../permit/note-change.ts';
import type { Viewer } from '../permit/visible.ts';
import { recordedFor, requireRecord } from './records.ts';

/**
 * Deletes a record that was never sent.
 * @throws Refusal 404 when it is not the viewer's, 409 when it was sent
 */
export async function deleteRecord(db: Db, viewer: Viewer, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('ppftz')
    .where(recordedFor(viewer))
    .where('id', '=', id)
    .where('status', '=', ppftzStatus.recording)
    .executeTakeFirst();
  if (numDeletedRows === 0n) {
    await requireRecord(db, viewer, id);
    throw new Refusal(409, 'notRecording');
  }
  await noteChange(db, viewer.companyId);
}
