import { setTimeout as wait } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Store } from './store.ts';
import type { Tables } from './tables/index.ts';

/** Few enough that a write waits at most some hundredths of a second for them, also on a slow disk. */
const portion = 100;

/** Milliseconds between two portions, in which others work. */
const pause = 20;

/** Rows of a table that have expired. */
export interface Expired {
  readonly table: keyof Tables;
  /** The columns of its primary key. */
  readonly key: readonly string[];
  /** The condition, which an index finds. */
  readonly when: RawBuilder<boolean>;
}

/** Rows of a table whose column is before a moment. */
export const olderThan = <Table extends keyof Tables>(
  table: Table,
  key: readonly (keyof Tables[Table] & string)[],
  column: keyof Tables[Table] & string,
  before: string | number,
): Expired => ({ table, key, when: sql`${sql.ref(column)} < ${before}` });

function remove(trx: Db, { table, key, when }: Expired, most: number) {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const rows = sql.table(table);
  return sql`delete from ${rows} where (${columns}) in (select ${columns} from ${rows} where ${when} limit ${most})`.execute(
    trx,
  );
}

/** Deletes one portion of all tables together, and returns how many rows it had. */
async function removePortion(trx: Db, expired: readonly Expired[]): Promise<number> {
  let left = portion;
  for (const rows of expired)
    if (left > 0) left -= Number((await remove(trx, rows, left)).numAffectedRows ?? 0);
  return portion - left;
}

/** Deletes expired rows in portions, each in a transaction of its own, until there are none or the signal ends it. */
export async function deleteInPortions(
  store: Store,
  expired: readonly Expired[],
  signal?: AbortSignal,
): Promise<void> {
  while (!signal?.aborted) {
    if ((await store.write((trx) => removePortion(trx, expired))) < portion) return;
    await wait(pause);
  }
}
