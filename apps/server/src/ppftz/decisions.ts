import type { PpftzDecision, PpftzNote } from '@pabean/api/contract';
import type { Act } from '../core/act/act.ts';
import { notesOfRecord } from '../core/questions/notes.ts';
import { requireRecord } from './records.ts';

/** Officers' decisions about the viewer's record, the oldest first. @throws Refusal notFound */
export async function listDecisions(act: Act, id: string): Promise<PpftzDecision[]> {
  const { db } = act;
  await requireRecord(act, { id });
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

/** Officers' notes about the viewer's record, the oldest first. @throws Refusal notFound */
export async function listNotes(act: Act, id: string): Promise<PpftzNote[]> {
  const { db } = act;
  await requireRecord(act, { id });
  return notesOfRecord(db, id);
}
