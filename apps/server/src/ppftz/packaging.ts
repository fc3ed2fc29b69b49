import { endpoints, type InputOf, type StoredPpftzPackaging } from '@pabean/api/contract';
import type { Act } from '../core/act/act.ts';
import type { Db } from '../core/db/store.ts';
import { newId } from '../core/id.ts';
import { requireReferences } from '../core/references.ts';
import { notFound, Refusal, refusedField } from '../core/refusal.ts';
import { requireSeen } from '../core/require-seen.ts';
import { lockRecording } from './lock-record.ts';
import { recordedFor, requireRecord } from './records.ts';

const selectPackaging = (db: Db) =>
  db
    .selectFrom('ppftz_packaging')
    .select(['ppftz_packaging.id', 'count', 'ppftz_packaging.kind', 'ppftz_packaging.version']);

const toStored = (row: {
  id: string;
  count: string;
  kind: string;
  version: number;
}): StoredPpftzPackaging => ({
  ...row,
  version: String(row.version),
});

/** The packaging of the viewer's record: one or none. @throws Refusal notFound */
export async function listPackaging(act: Act, recordId: string): Promise<StoredPpftzPackaging[]> {
  const { db } = act;
  await requireRecord(act, { id: recordId });
  return (await selectPackaging(db).where('ppftz_id', '=', recordId).execute()).map(toStored);
}

/** A packaging of a record of the viewer. @throws Refusal notFound */
export async function readPackaging({ db, account }: Act, id: string): Promise<StoredPpftzPackaging> {
  const row = await selectPackaging(db)
    .innerJoin('ppftz', 'ppftz.id', 'ppftz_packaging.ppftz_id')
    .where(recordedFor(account))
    .where('ppftz_packaging.id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return toStored(row);
}

const requireKnownKind = (
  db: Db,
  body: typeof endpoints.addPpftzPackaging.body | typeof endpoints.changePpftzPackaging.body,
  code: string,
) =>
  requireReferences(db, [
    { list: 'kemasan', code, refused: (reason) => refusedField(body, ['kind'], reason) },
  ]);

/**
 * Adds the packaging of a record, and returns its id.
 * @throws Refusal notFound, notRecorded, packagingExists when it has one, invalid
 */
export async function addPackaging(
  act: Act,
  { recordId, count, kind }: InputOf<typeof endpoints.addPpftzPackaging>['body'],
): Promise<string> {
  const { db, now } = act;
  const record = await lockRecording(act, { id: recordId });
  await requireKnownKind(db, endpoints.addPpftzPackaging.body, kind);
  const id = newId(now);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('ppftz_packaging')
    .values({ id, ppftz_id: record.id, count, kind, version: 0 })
    .onConflict((conflict) => conflict.column('ppftz_id').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) throw new Refusal('packagingExists');
  return id;
}

/** Changes the packaging of a record. @throws Refusal notFound, notRecorded, changedElsewhere, invalid */
export async function changePackaging(
  act: Act,
  { id, version, count, kind }: InputOf<typeof endpoints.changePpftzPackaging>['body'],
): Promise<void> {
  const { db } = act;
  await lockRecording(act, { packagingId: id });
  const stored = await selectPackaging(db).where('id', '=', id).executeTakeFirstOrThrow();
  requireSeen(stored.version, version);
  await requireKnownKind(db, endpoints.changePpftzPackaging.body, kind);
  await db
    .updateTable('ppftz_packaging')
    .set((row) => ({ count, kind, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
