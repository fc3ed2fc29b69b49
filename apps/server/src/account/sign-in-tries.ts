import { type Selectable, sql } from 'kysely';
import type { Moment } from '../core/act/act.ts';
import type { CheckedCaptcha } from '../core/captcha/captcha.ts';
import { olderThan } from '../core/db/delete-expired.ts';
import type { Db, Store } from '../core/db/store.ts';
import type { SignInTriesTable } from '../core/db/tables/system.ts';
import type { Delay } from '../core/limits.ts';
import { tooManyRequests, tooManyUnlessCaptcha } from '../core/refusal.ts';

type Counted = Selectable<SignInTriesTable>;

/** A counter, and the waits that it causes. */
export interface Counter {
  readonly key: string;
  readonly delay: Delay;
}

/** Tries that were counted before their outcome was known. */
export interface Tries {
  /** How many failures each counter holds with this one, in the order of the counters. */
  readonly failures: readonly number[];
  /** Takes them back: they could not be checked, or succeeded. */
  giveBack(db: Db): Promise<void>;
}

/** Failures that still count. A clock that was set back does not lengthen a wait. */
const failuresOf = ({ failures, last_at }: Counted, { forget }: Delay, now: number) =>
  Math.max(0, failures - Math.floor(Math.max(0, now - last_at) / (forget * 1_000)));

/** Milliseconds until the next try. */
function waitOf({ last_at }: Counted, failures: number, { free, first, longest }: Delay, now: number) {
  if (failures < free) return 0;
  const wait = Math.min(longest, first * 2 ** (failures - free)) * 1_000;
  return Math.min(last_at + wait - now, wait);
}

/** A captcha that replaces waiting. */
export interface InsteadOfWaiting {
  /** The solution, if there is one. */
  readonly solved: CheckedCaptcha | undefined;
  /** How often its work is doubled at most. */
  readonly mostDoublings: number;
}

/** How often the work of a captcha that replaces waiting is doubled: once for each failure after the first that causes a wait. */
const doublingsOf = (failures: number, { free }: Delay, most: number) =>
  Math.min(most, Math.max(0, failures - free));

/** The same for the counters' present values, for a new captcha. */
export async function doublingsDue({ db, now }: Moment, counters: readonly Counter[], most: number) {
  const rows = await db
    .selectFrom('sign_in_tries')
    .selectAll()
    .where(
      'key',
      'in',
      counters.map(({ key }) => key),
    )
    .execute();
  const due = counters.map(({ key, delay }) => {
    const row = rows.find((each) => each.key === key);
    return row ? doublingsOf(failuresOf(row, delay, now.getTime()), delay, most) : 0;
  });
  return Math.max(0, ...due);
}

/**
 * Counts a try with each of the counters before it happens, for all processes together: all of them or none.
 *
 * @param instead A captcha that may replace waiting; it is counted with the try.
 * @throws Refusal tooManyRequests while one of them demands a wait, invalid when the captcha was used before
 */
export async function countTries(
  store: Store,
  counters: readonly Counter[],
  now: Date,
  instead?: InsteadOfWaiting,
): Promise<Tries> {
  const time = now.getTime();
  /** Whether the captcha has enough work to replace the wait. */
  const isPaid = (failures: number, delay: Delay) =>
    instead?.solved !== undefined &&
    instead.solved.doublings >= doublingsOf(failures, delay, instead.mostDoublings);
  const before = await store.writeLightly(async (trx) => {
    const rows: Counted[] = [];
    for (const { key, delay } of counters) {
      const row = await lockCounter(trx, key);
      const failures = failuresOf(row, delay, time);
      const wait = waitOf(row, failures, delay, time);
      if (wait > 0 && !isPaid(failures, delay)) {
        const seconds = Math.ceil(wait / 1_000);
        throw instead ? tooManyUnlessCaptcha(seconds) : tooManyRequests(seconds);
      }
      await trx
        .updateTable('sign_in_tries')
        .set({ failures: failures + 1, last_at: time })
        .where('key', '=', key)
        .execute();
      rows.push({ ...row, failures });
    }
    await instead?.solved?.count(trx);
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
        // Other tries were counted meanwhile; those stay.
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

/** Writing the row is a lock on both engines: concurrent tries run one after the other. */
const lockCounter = (db: Db, key: string) =>
  db
    .insertInto('sign_in_tries')
    .values({ key, failures: 0, last_at: 0 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((row) => ({ failures: row.ref('sign_in_tries.failures') })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();

/** Resets a counter. */
export const forgetTries = (db: Db, key: string) =>
  db.deleteFrom('sign_in_tries').where('key', '=', key).execute();

/** Resets the counters of an account, at every address. */
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

/** Counters that were not changed for a day. */
export const expiredTries = (now: Date) =>
  olderThan('sign_in_tries', ['key'], 'last_at', now.getTime() - day);
