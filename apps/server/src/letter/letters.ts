import type { endpoints } from '@pabean/api/contract';
import { type InputOf, type LetterSort, type ListedLetter, type Page, pageOf } from '@pabean/api/contract';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Act } from '../core/act/act.ts';
import type { Tables } from '../core/db/tables/index.ts';
import { matching } from '../core/search.ts';
import type { Viewer } from '../core/viewer.ts';

/** The condition that a letter is the viewer's: the office releases them to companies, so an unverified account has none. */
export const releasedTo = (viewer: Viewer) => (where: ExpressionBuilder<Tables, 'release_letter'>) =>
  where.and([
    where('release_letter.company_id', '=', viewer.companyId),
    ...(viewer.companyVerified ? [] : [where.lit(false)]),
  ]);

const columnOf = {
  number: 'number',
  date: 'date',
  lineCount: 'line_count',
  billingCode: 'billing_code',
  total: 'total',
  dueDate: 'due_date',
} as const satisfies Record<LetterSort, keyof Tables['release_letter']>;

const written = (column: 'date' | 'due_date') =>
  sql`substr(${sql.ref(column)}, 9, 2) || '-' || substr(${sql.ref(column)}, 6, 2) || '-' || substr(${sql.ref(column)}, 1, 4)`;

const searchedText = sql<string>`number || ' ' || billing_code || ' ' || ${written('date')} || ' ' || ${written('due_date')}`;

type ListInput = InputOf<typeof endpoints.releaseLetterList>;

/** The query of one page of letters, in the order of an index. */
export const selectLetters = (
  { db, account }: Act,
  { query, sort, direction }: Pick<ListInput['body'], 'query' | 'sort' | 'direction'>,
) => {
  const order = direction ?? (sort === null ? 'desc' : 'asc');
  return db
    .selectFrom('release_letter')
    .where(releasedTo(account))
    .where(matching(searchedText, query ?? ''))
    .orderBy(columnOf[sort ?? 'date'], order)
    .orderBy('id', order);
};

const usualSize = '10';

/** One page of the viewer's letters: the latest first, unless another order is requested. */
export async function listLetters(
  act: Act,
  { query: { page = 1 } = {}, body }: ListInput,
): Promise<Page<ListedLetter>> {
  const { db, account } = act;
  const size = Number(body.size ?? usualSize);
  const rows = await selectLetters(act, body)
    .selectAll()
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await db
    .selectFrom('release_letter')
    .where(releasedTo(account))
    .where(matching(searchedText, body.query ?? ''))
    .select((count) => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return pageOf(rows.map(toListed), page, size, Number(total));
}

/** A letter of the viewer; undefined when it is not the viewer's. */
export const findLetter = ({ db, account }: Act, id: string) =>
  db
    .selectFrom('release_letter')
    .selectAll()
    .where(releasedTo(account))
    .where('id', '=', id)
    .executeTakeFirst();

const toListed = (row: Tables['release_letter']): ListedLetter => ({
  id: row.id,
  number: row.number,
  date: row.date,
  lineCount: row.line_count,
  billingCode: row.billing_code,
  total: row.total,
  dueDate: row.due_date,
});
