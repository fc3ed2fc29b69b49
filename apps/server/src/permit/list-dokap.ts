import { maxRows } from '@pabean/api/contract';
import { type DokapList, declaredRows, dokapListOf } from '@pabean/api/rules';
import type { Db } from '../db/store.ts';
import type { DokapRowTable } from '../db/tables/permit.ts';
import { invalid, notFound } from '../http/refusal.ts';
import { newId } from '../id.ts';
import { countRows } from './dokap-values.ts';
import { lockDraft } from './lock-draft.ts';
import { deleteFileRows } from './stored-files.ts';
import type { Viewer } from './visible.ts';

/** The values of a row; those that a list does not use are left out. */
export type RowValues = Partial<Omit<DokapRowTable, 'id' | 'dokap_id' | 'position'>>;

/**
 * A list document of the viewer's draft, held until the transaction ends.
 * @throws Refusal 404 when there is none of that kind, 409 when it has been sent
 */
export async function lockListDokap(db: Db, viewer: Viewer, dokapId: string, list: DokapList) {
  const draft = await lockDraft(db, viewer, { dokapId });
  const dokap = await db.selectFrom('dokap').selectAll().where('id', '=', dokapId).executeTakeFirst();
  if (!dokap || dokapListOf(dokap.code) !== list) throw notFound();
  const room = declaredRows(dokap.code, dokap.first) ?? maxRows;
  return { id: dokap.id, code: dokap.code, owner: draft.owner_account_id, room };
}

type ListDokap = Awaited<ReturnType<typeof lockListDokap>>;

/** What a list says of the number of its rows. */
const refusedCount = (list: ListDokap, field: string, message: 'tooManyRows' | 'rowCount') =>
  invalid([{ field, label: 'rows', reason: { message, maximum: list.room } }]);

/** Rows of one INSERT: PostgreSQL takes 65,535 values, SQLite 32,766. */
const batch = 500;

/**
 * Replaces all rows of a list by as many as its document declares.
 * @throws Refusal 422 when there are more or fewer
 */
export async function replaceRows(
  db: Db,
  now: Date,
  list: ListDokap,
  rows: readonly RowValues[],
  field: string,
) {
  if (rows.length > list.room) throw refusedCount(list, field, 'tooManyRows');
  if (rows.length < list.room) throw refusedCount(list, field, 'rowCount');
  await db.deleteFrom('dokap_row').where('dokap_id', '=', list.id).execute();
  for (let start = 0; start < rows.length; start += batch) {
    const values = rows
      .slice(start, start + batch)
      .map((row, index) => ({ ...row, id: newId(now), dokap_id: list.id, position: start + index }));
    await db.insertInto('dokap_row').values(values).execute();
  }
}

/** @throws Refusal 422 when the list is full. */
export async function requireRoomForOne(db: Db, list: ListDokap, field: string) {
  if ((await countRows(db, list.id)) >= list.room) throw refusedCount(list, field, 'tooManyRows');
}

/** Adds a row at the end of a list and gives its id. */
export async function appendRow(db: Db, now: Date, list: ListDokap, row: RowValues): Promise<string> {
  const { last } = await db
    .selectFrom('dokap_row')
    .select((rows) => rows.fn.max<number | null>('position').as('last'))
    .where('dokap_id', '=', list.id)
    .executeTakeFirstOrThrow();
  const id = newId(now);
  await db
    .insertInto('dokap_row')
    .values({ ...row, id, dokap_id: list.id, position: (last ?? -1) + 1 })
    .execute();
  return id;
}

/**
 * Deletes a row of a list of one of the given kinds. Gives the ids of contents to remove once the transaction has
 * ended.
 * @throws Refusal 404, 409
 */
export async function deleteRow(db: Db, viewer: Viewer, rowId: string, kinds: readonly DokapList[]) {
  await lockDraft(db, viewer, { rowId });
  const row = await db
    .selectFrom('dokap_row')
    .innerJoin('dokap', 'dokap.id', 'dokap_row.dokap_id')
    .select(['dokap.code', 'dokap_row.file_id'])
    .where('dokap_row.id', '=', rowId)
    .executeTakeFirst();
  const list = row && dokapListOf(row.code);
  if (!row || !list || !kinds.includes(list)) throw notFound();
  await db.deleteFrom('dokap_row').where('id', '=', rowId).execute();
  return deleteFileRows(db, [row.file_id]);
}
