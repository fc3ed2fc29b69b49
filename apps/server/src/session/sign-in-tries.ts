import { type Selectable, sql } from 'kysely';
import type { Db, Store } from '../db/store.ts';
import type { SignInTriesTable } from '../db/tables/system.ts';
import { tooManyRequests } from '../http/refusal.ts';
import type { Delay } from '../limits.ts';

type Counted = Selectable<SignInTriesTable>;

/** What is counted, and how long it makes wait. */
export interface Counter {
  readonly key: string;
  readonly delay: Delay;
}

/** Tries that were counted before anybody knew how they end. */
export interface Tries {
  /** How many failures each counter holds with this one, in the order of the counters. */
  readonly failures: readonly number[];
  /** Takes them back: they came to no answer, or were harmless. */
  giveBack(db: Db): Promise<void>;
}

/** Failures that still count. A clock that went back makes nobody wait longer. */
const failuresOf = ({ failures, last_at }: Counted, { forget }: Delay, now: number) =>
  Math.max(0, failures - Math.floor(Math.max(0, now - last_at) / (forget * 1_000)));

/** Milliseconds until the next try. */
function waitOf({ last_at }: Counted, failures: number, { free, first, longest }: Delay, now: number) {
  if (failures < free) return 0;
  const wait = Math.min(longest, first * 2 ** (failures - free)) * 1_000;
  return Math.min(last_at + wait - now, wait);
}

/**
 * Counts a try with each of the counters before it happens, for all processes together: all of them or none.
 * @throws Refusal 429 while one of them makes wait
 */
export async function countTries(store: Store, counters: readonly Counter[], now: Date): Promise<Tries> {
  const time = now.getTime();
  const before = await store.writeLightly(async (trx) => {
    const rows: Counted[] = [];
    for (const { key, delay } of counters) {
      const row = await lockCounter(trx, key);
      const failures = failuresOf(row, delay, time);
      const wait = waitOf(row, failures, delay, time);
      if (wait > 0) throw tooManyRequests(Math.ceil(wait / 1_000));
      await trx
        .updateTable('sign_in_tries')
        .set({ failures: failures + 1, last_at: time })
        .where('key', '=', key)
        .execute();
      rows.push({ ...row, failures });
    }
    return rows;
  });
  return {
    failures: before.map(({ failures }) => failures + 1),
    async giveBack(db) {
      for (const { key, failures, last_at } of before) {
        const isLast = await db
          .updateTable('sign_in_tries')
          .set({ failures, last_at })
          .where('key', '=', key)
          .where('failures', '=', failures + 1)
          .where('last_at', '=', time)
          .returning('key')
          .executeTakeFirst();
        if (isLast) continue;
        // Others were counted meanwhile, and theirs stay.
        await db
          .updateTable('sign_in_tries')
          .set((row) => ({ failures: row('failures', '-', 1) }))
          .where('key', '=', key)
          .where('failures', '>', 0)
          .execute();
      }
    },
  };
}

/** Writing the row is the lock that both engines know: tries at one moment follow each other. */
const lockCounter = (db: Db, key: string) =>
  db
    .insertInto('sign_in_tries')
    .values({ key, failures: 0, last_at: 0 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((row) => ({ failures: row.ref('sign_in_tries.failures') })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();

/** Begins to count anew. */
export const forgetTries = (db: Db, key: string) =>
  db.deleteFrom('sign_in_tries').where('key', '=', key).execute();

/** Begins to count anew for an account, at every address. */
export const forgetTriesOf = (db: Db, { id, username }: { readonly id: string; readonly username: string }) =>
  db
    .deleteFrom('sign_in_tries')
    .where((where) =>
      where.or([
        where('key', '=', `account:${username}`),
        where(
          'key',
          'in',
          where
            .selectFrom('known_address')
            .select(sql<string>`'known:' || address_hash`.as('key'))
            .where('account_id', '=', id),
        ),
      ]),
    )
    .execute();

const day = 24 * 3_600_000;

/** Forgets counters that nobody has touched for a day. */
export const forgetOldTries = (db: Db, now: Date) =>
  db
    .deleteFrom('sign_in_tries')
    .where('last_at', '<', now.getTime() - day)
    .execute();
