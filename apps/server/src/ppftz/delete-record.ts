import { isPpftzDeletable, ppftzStatus } from '@pabean/api/rules';
import type { Db } from '../db/store.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { noteChange } from '../permit/note-change.ts';
import type { Viewer } from '../permit/visible.ts';
import { recordedFor } from './records.ts';

/**
 * Deletes a record that was never sent.
 * @throws Refusal 404 when it is not the viewer's, 409 when it was sent
 */
export async function deleteRecord(db: Db, viewer: Viewer, id: string): Promise<void> {
  const record = await db
    .selectFrom('ppftz')
    .select(['status', 'company_id'])
    .where(recordedFor(viewer))
    .where('id', '=', id)
    .executeTakeFirst();
  if (!record) throw notFound();
  if (!isPpftzDeletable(record.status)) throw new Refusal(409, 'notRecording');
  const { numDeletedRows } = await db
    .deleteFrom('ppftz')
    .where('id', '=', id)
    .where('status', '=', ppftzStatus.recording)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new Refusal(409, 'notRecording');
  await noteChange(db, record.company_id);
}
