import type { Clock, Uptime } from './clock.ts';
import type { Db, Store } from './db/store.ts';

const hour = 3_600_000;
/** How far a clock may be from the time that is kept, and how long one that is further away has to stay so. */
const patience = 6 * hour;
const onlyRow = 'only';

/** The time by which things are deleted for their age. A machine's clock may jump; what was deleted does not come back. */
export interface KeptTime {
  /**
   * Moves it on, by no more than this server has run since it last saw it, and gives it. A clock that is far away is
   * taken over once it has been so for a while.
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

/** The kept time, as one server moves it on. */
export function createKeptTime(clock: Clock, uptime: Uptime): KeptTime {
  /** What this server saw in the store, and when. */
  let seen: { readonly time: number; readonly ran: number } | undefined;
  /** Since when the clock is far away, and by how much it is ahead of how long this server runs. */
  let away: { readonly since: number; readonly ahead: number } | undefined;

  function next(stored: number, now: number, ran: number): number {
    // Another server may have moved it on, or somebody has said that the clock is right.
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
      // A clock that went back leaves its time upon what comes in meanwhile: that is not old.
      return { time: new Date(Math.min(time, now)), isClockFar: isFar(time, now) };
    },
  };
}

/** What the kept time and the machine's clock are, and what can be done where they are far apart. */
export async function showClock({ db }: Store, clock: Clock): Promise<string> {
  const [time, now] = [await readTime(db), clock()];
  const lines = [
    `Kept time: ${time === undefined ? 'none yet' : new Date(time).toISOString()}`,
    `This machine's clock: ${now.toISOString()}`,
  ];
  if (time !== undefined && isFar(time, now.getTime()))
    lines.push(
      'They are far apart: nothing is deleted for its age by the clock. If the clock is right: pnpm clock trust',
    );
  return lines.join('\n');
}

/** Takes the machine's clock over at once. */
export async function trustClock(store: Store, clock: Clock): Promise<string> {
  await store.write((trx) => keep(trx, clock().getTime()));
  return showClock(store, clock);
}
