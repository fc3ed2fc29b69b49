import type { OfficeNote, PpftzNote } from '@pabean/api/contract';
import { block, inKb, joined } from './print.ts';

/** Prints notes, questions and answers, the oldest first. */
export const noteBlock = (notes: readonly (PpftzNote & Partial<Pick<OfficeNote, 'role'>>)[]): string =>
  block(
    'Notes',
    notes.map((each) =>
      joined(
        each.at,
        each.officer && each.role ? `${each.officer} (${each.role})` : each.officer || each.role,
        each.note,
        stateOf(each, notes),
        ...(each.files ?? []).map(({ name, bytes }) => `[${name}, ${inKb(bytes ?? 0)}]`),
      ),
    ),
  );

function stateOf({ id, answerable, questionId }: PpftzNote, notes: readonly PpftzNote[]): string | null {
  if (questionId !== undefined) return '(answer)';
  if (answerable === undefined) return null;
  if (notes.some((note) => note.questionId === id)) return '(question, answered)';
  return answerable ? '(question, waits for an answer)' : '(question, not answered)';
}
