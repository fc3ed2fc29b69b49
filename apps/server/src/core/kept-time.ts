import type { Clock, Uptime } from './clock.ts';
import type { Db, Store } from './db/store.ts';
import { program } from './layout.ts';

const hour = 3_600_000;
/** How far the clock may be from the stored time, and for how long a larger difference must last before the clock is accepted. */
const patience = 6 * hour;
const onlyRow = 'only';

/**
 * The time by which the age of data to delete is measured. It does not follow a clock that jumps, because deleted data cannot be
 * restored.
 */
export interface KeptTime {
  /**
   * Advances it by at most the time that this server has run since the last call, and returns it. A clock that differs much is
   * accepted after a while.
   */
  advance(trx: Db): Promise<{ readonly time: Date; readonly isClockFar: boolean }>;
}

const readTime = async (db: Db): Promise<number | undefined> => {
  const row = await db.selectFrom('kept_time').select('at').executeTakeFirst();
  return row && Date.parse(row.at);
};

async function keep(trx: Db, time: number): Promise<void> {
  const at = new Date(time).toISOString();
  await trx
    .insertInto('kept_time')
    .values({ id: onlyRow, at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ at }))
    .execute();
}

const isFar = (time: number, now: number) => Math.abs(now - time) > patience;

/** The stored time, as advanced by one server. */
export function createKeptTime(clock: Clock, uptime: Uptime): KeptTime {
  /** What this server last read from the store, and when. */
  let seen: { readonly time: number; readonly ran: number } | undefined;
  /** Since when the clock differs too much, and by how much it is ahead of this server's running time. */
  let away: { readonly since: number; readonly ahead: number } | undefined;

  function next(stored: number, now: number, ran: number): number {
    // Another server may have advanced it, or an operator has accepted the clock.
    if (seen?.time !== stored) seen = { time: stored, ran };
    const ahead = now - ran;
    if (!isFar(stored, now)) away = undefined;
    else if (!away || Math.abs(ahead - away.ahead) > patience) away = { since: ran, ahead };
    if (away && ran - away.since >= patience) return now;
    return Math.min(Math.max(stored, now), stored + ran - seen.ran);
  }

  return {
    async advance(trx) {
      const [now, ran] = [clock().getTime(), uptime()];
      const stored = await readTime(trx);
      const time = stored === undefined ? now : next(stored, now, ran);
      await keep(trx, time);
      if (time !== stored) seen = { time, ran };
      // A clock that was set back stamps new data with an early time; that data is not old.
      return { time: new Date(Math.min(time, now)), isClockFar: isFar(time, now) };
    },
  };
}

/** Begins the stored time of a new store, so that a clock that jumps soon afterwards is noticed. */
export async function beginKeptTime(store: Store, keptTime: KeptTime): Promise<void> {
  // A full disk must not prevent a later start.
  if ((await readTime(store.db)) === undefined) await store.write((trx) => keptTime.advance(trx));
}

/** Describes the stored time and the machine's clock, and what to do when they differ much. */
export async function showClock({ db }: Store, clock: Clock): Promise<string> {
  const [time, now] = [await readTime(db), clock()];
  const lines = [
    `Kept time: ${time === undefined ? 'none yet' : new Date(time).toISOString()}`,
    `This machine's clock: ${now.toISOString()}`,
  ];
  if (time !== undefined && isFar(time, now.getTime()))
    lines.push(
      `They are far apart: nothing is deleted for its age by the clock. If the clock is right: ${program} clock trust`,
    );
  return lines.join('\n');
}

/** Sets the stored time to the machine's clock at once. */
export async function trustClock(store: Store, clock: Clock): Promise<string> {
  await store.write((trx) => keep(trx, clock().getTime()));
  return showClock(store, clock);
}
