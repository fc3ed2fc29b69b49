import type { PpftzDecision, PpftzNote } from '@pabean/api/contract';
import type { Db } from '../core/db/store.ts';
import { notesOfRecord } from '../core/questions/notes.ts';
import type { Viewer } from '../core/viewer.ts';
import { requireRecord } from './records.ts';

/** What officers decided about the viewer's record, the oldest first. @throws Refusal notFound */
export async function listDecisions(db: Db, viewer: Viewer, id: string): Promise<PpftzDecision[]> {
  await requireRecord(db, viewer, { id });
  const rows = await db
    .selectFrom('ppftz_decision')
    .leftJoin('code_label', (join) =>
      join.on('code_label.kind', '=', 'ppftz').onRef('code_label.code', '=', 'ppftz_decision.status'),
    )
    .selectAll('ppftz_decision')
    .select('code_label.label')
    .where('ppftz_id', '=', id)
    .orderBy('ended_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    officer: { name: row.officer },
    statusName: { label: row.label ?? row.status },
    decision: row.decision,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    remarks: row.remarks,
  }));
}

/** What officers noted about the viewer's record, the oldest first. @throws Refusal notFound */
export async function listNotes(db: Db, viewer: Viewer, id: string): Promise<PpftzNote[]> {
  await requireRecord(db, viewer, { id });
  return notesOfRecord(db, id);
}
