import type { Db } from '../core/db/store.ts';

/** How many rows of a kind a record has. */
export async function countRows(
  db: Db,
  table: 'ppftz_goods' | 'ppftz_container' | 'ppftz_packaging',
  recordId: string,
): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('ppftz_id', '=', recordId)
    .executeTakeFirstOrThrow();
  return count;
}

/** The position of the next row of a kind in a record. */
export async function nextPosition(
  db: Db,
  table: 'ppftz_goods' | 'ppftz_container',
  recordId: string,
): Promise<number> {
  const { last } = await db
    .selectFrom(table)
    .select((row) => row.fn.max<number | null>('position').as('last'))
    .where('ppftz_id', '=', recordId)
    .executeTakeFirstOrThrow();
  return (last ?? -1) + 1;
}
