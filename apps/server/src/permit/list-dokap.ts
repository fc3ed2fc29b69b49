import { maxRows } from '@pabean/api/contract';
import { type DokapList, declaredRows, dokapListOf } from '@pabean/api/rules';
import type { Act, Moment } from '../core/act/act.ts';
import { inBatches } from '../core/db/in-batches.ts';
import type { Db } from '../core/db/store.ts';
import type { DokapRowTable } from '../core/db/tables/permit.ts';
import { deleteFileRows } from '../core/files/stored-files.ts';
import { newId } from '../core/id.ts';
import { invalid, notFound } from '../core/refusal.ts';
import { requireSeen } from '../core/require-seen.ts';
import { countRows } from './dokap-values.ts';
import { lockDraft } from './lock-draft.ts';

/** The values of a row; those that a list does not use are omitted. */
export type RowValues = Partial<Omit<DokapRowTable, 'id' | 'dokap_id' | 'position'>>;

/**
 * Locks a list document of the viewer's draft until the transaction ends, to change its rows.
 *
 * @param seen The version of the document that the change was made on, if given.
 * @throws Refusal notFound when there is none of that kind, notDraft when it has been sent, changedElsewhere when it was
 * changed meanwhile
 */
export async function lockListDokap(act: Act, dokapId: string, list: DokapList, seen?: string) {
  const { db } = act;
  const draft = await lockDraft(act, { dokapId });
  const dokap = await db.selectFrom('dokap').selectAll().where('id', '=', dokapId).executeTakeFirst();
  if (!dokap || dokapListOf(dokap.code) !== list) throw notFound();
  requireSeen(dokap.version, seen);
  await countChange(db, dokapId);
  const room = declaredRows(dokap.code, dokap.first) ?? maxRows;
  const { owner_account_id: owner, permit_type_id: permitTypeId } = draft;
  return { id: dokap.id, code: dokap.code, owner, permitTypeId, room };
}

/** Counts a change of a document's rows in its version. */
const countChange = (db: Db, dokapId: string) =>
  db
    .updateTable('dokap')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', dokapId)
    .execute();

type ListDokap = Awaited<ReturnType<typeof lockListDokap>>;

/** The declared number of rows of a list. */
const refusedCount = (list: ListDokap, field: string, message: 'tooManyRows' | 'rowCount') =>
  invalid([{ field, label: 'rows', reason: { message, maximum: list.room } }]);

/**
 * Replaces all rows of a list by as many as its document declares.
 * @throws Refusal invalid when there are more or fewer
 */
export async function replaceRows(
  moment: Moment,
  list: ListDokap,
  rows: readonly RowValues[],
  field: string,
) {
  const { db } = moment;
  if (rows.length > list.room) throw refusedCount(list, field, 'tooManyRows');
  if (rows.length < list.room) throw refusedCount(list, field, 'rowCount');
  await db.deleteFrom('dokap_row').where('dokap_id', '=', list.id).execute();
  await insertRows(moment, list, rows, 0);
}

/**
 * @param more How many rows will be added.
 * @throws Refusal invalid when the list has no room for them.
 */
export async function requireRoomFor(db: Db, list: ListDokap, more: number, field: string) {
  if ((await countRows(db, list.id)) + more > list.room) throw refusedCount(list, field, 'tooManyRows');
}

/** Adds rows at the end of a list and returns the id of the last one. */
export async function appendRows(
  moment: Moment,
  list: ListDokap,
  rows: readonly RowValues[],
): Promise<string> {
  const { db } = moment;
  const { last } = await db
    .selectFrom('dokap_row')
    .select((row) => row.fn.max<number | null>('position').as('last'))
    .where('dokap_id', '=', list.id)
    .executeTakeFirstOrThrow();
  return insertRows(moment, list, rows, (last ?? -1) + 1);
}

async function insertRows(
  { db, now }: Moment,
  list: ListDokap,
  rows: readonly RowValues[],
  first: number,
): Promise<string> {
  const values = rows.map((row, index) => ({
    ...row,
    id: newId(now),
    dokap_id: list.id,
    position: first + index,
  }));
  for (const some of inBatches(values)) await db.insertInto('dokap_row').values(some).execute();
  return values.at(-1)?.id ?? '';
}

/**
 * Deletes a row of a list of one of the given kinds. Returns the ids of contents to remove once the transaction has
 * ended.
 * @throws Refusal notFound, notDraft
 */
export async function deleteRow(act: Act, rowId: string, kinds: readonly DokapList[]) {
  const { db } = act;
  await lockDraft(act, { rowId });
  const row = await db
    .selectFrom('dokap_row')
    .innerJoin('dokap', 'dokap.id', 'dokap_row.dokap_id')
    .select(['dokap.id', 'dokap.code', 'dokap_row.file_id'])
    .where('dokap_row.id', '=', rowId)
    .executeTakeFirst();
  const list = row && dokapListOf(row.code);
  if (!row || !list || !kinds.includes(list)) throw notFound();
  await countChange(db, row.id);
  await db.deleteFrom('dokap_row').where('id', '=', rowId).execute();
  return deleteFileRows(db, [row.file_id]);
}
