import {
  endpoints,
  type InputOf,
  maxPpftzContainers,
  type PpftzContainer,
  type StoredPpftzContainer,
} from '@pabean/api/contract';
import type { Act } from '../core/act/act.ts';
import { inBatches } from '../core/db/in-batches.ts';
import { newId } from '../core/id.ts';
import { invalid, refusedField } from '../core/refusal.ts';
import { nextPosition } from './count-rows.ts';
import { lockRecording } from './lock-record.ts';
import { requireRecord } from './records.ts';

/** The containers of the viewer's record in their order. @throws Refusal notFound */
export async function listContainers(act: Act, recordId: string): Promise<StoredPpftzContainer[]> {
  const { db } = act;
  await requireRecord(act, { id: recordId });
  return db
    .selectFrom('ppftz_container')
    .select(['id', 'number', 'size', 'kind'])
    .where('ppftz_id', '=', recordId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

type Added = InputOf<typeof endpoints.addPpftzContainer>['body'];

/**
 * Adds one container or several at the end of a record's, all or none, and returns the id of the last one.
 * @throws Refusal notFound, notRecorded, invalid when there are too many, or one exists already
 */
export async function addContainers(act: Act, typed: Added) {
  const { db, now } = act;
  const { recordId, rows, ...container } = typed;
  const record = await lockRecording(act, { id: recordId });
  // Without rows the contract requires all fields of the container.
  const containers = rows ?? [container as PpftzContainer];
  const { body } = endpoints.addPpftzContainer;
  const stored = await db
    .selectFrom('ppftz_container')
    .select('number')
    .where('ppftz_id', '=', record.id)
    .execute();
  if (stored.length + containers.length > maxPpftzContainers) {
    const reason = { message: 'tooManyRows', maximum: maxPpftzContainers };
    throw invalid([refusedField(body, [rows ? 'rows' : 'number'], reason)]);
  }
  const taken = new Set(stored.map(({ number }) => number));
  const repeated = containers.flatMap(({ number }, index) => {
    if (!taken.has(number)) {
      taken.add(number);
      return [];
    }
    return [refusedField(body, rows ? ['rows', index, 'number'] : ['number'], { message: 'duplicate' })];
  });
  if (repeated.length > 0) throw invalid(repeated);
  const first = await nextPosition(db, 'ppftz_container', record.id);
  const values = containers.map(({ number, size, kind }, index) => ({
    number,
    size,
    kind,
    id: newId(now),
    ppftz_id: record.id,
    position: first + index,
  }));
  for (const some of inBatches(values)) await db.insertInto('ppftz_container').values(some).execute();
  return values.at(-1)?.id ?? '';
}

/** Deletes a container of a record. @throws Refusal notFound, notRecorded */
export async function deleteContainer(act: Act, id: string): Promise<void> {
  const { db } = act;
  await lockRecording(act, { containerId: id });
  await db.deleteFrom('ppftz_container').where('id', '=', id).execute();
}
