import { openText } from '../src/core/sealed.ts';
import type { Send } from '../src/testing/call.ts';
import { count } from '../src/testing/finding.ts';
import { createAudit, type Defects, noDefects } from './audit.ts';
import { createFiler, newCounts } from './filer.ts';
import { createOwner, type OwnerCounts } from './owner.ts';
import type { Random } from './random.ts';
import { atLeast } from './row.ts';
import { type Station, stationSecret } from './station.ts';

/** How many users of a station manage accounts; the others file applications. */
const owners = 2;

/** The concurrent users of a station. */
export interface Crowd {
  work(until: AbortSignal): Promise<void>;
  settle(): Promise<void>;
  /** Compares the store with the responses to all users. */
  readonly audit: ReturnType<typeof createAudit>;
  readonly counts: ReturnType<typeof newCounts>;
  readonly accounts: OwnerCounts;
  readonly defects: Defects;
}

/** The signed-in users of a station file applications; others register and manage their accounts. */
export function createCrowd(
  station: Station,
  { server, random, mostKb }: { server: () => Send; random: Random; mostKb?: number },
): Crowd {
  const counts = newCounts();
  const accounts = { ...newCounts(), registered: 0, changed: 0, reset: 0, protected: 0, refusedAgain: 0 };
  const defects = noDefects();
  const filers = station.clients.map((client) =>
    createFiler(client, { server, random: random.part(), counts, ...(mostKb && { mostKb }) }),
  );
  const linkOf = async (email: string) => {
    // The reader's own connection may be ended, too.
    for (let tries = 0; tries < 5; tries++) {
      const link = await linkThatWaits(station, email).catch(() => 'lost');
      if (link !== 'lost') return link;
    }
    return undefined;
  };
  const keepers = Array.from({ length: owners }, () =>
    createOwner({ server, random: random.part(), counts: accounts, linkOf }),
  );
  const everybody = [...filers, ...keepers];
  return {
    counts,
    accounts,
    defects,
    audit: createAudit(filers, defects, keepers),
    work: async (until) => void (await Promise.all(everybody.map((one) => one.work(until)))),
    settle: async () => void (await Promise.all(everybody.map((one) => one.settle()))),
  };
}

/** The token of the link that was mailed last to an address: it is in the store until the mail is sent. */
const linkThatWaits = (station: Station, email: string) =>
  station.look(async ({ store }) => {
    const mail = await store.db
      .selectFrom('outbox')
      .select(['id', 'sealed'])
      .where('recipient', '=', email)
      .where('event', 'like', 'reset-password:%')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    if (!mail?.sealed) return undefined;
    return (JSON.parse(openText(stationSecret, 'mail secret', mail.id, mail.sealed)) as string[])[0];
  });

/**
 * The users' actions on accounts, of all crowds together.
 *
 * @param least The required number of each action; fewer prove nothing.
 */
export function reportAccounts(crowds: readonly OwnerCounts[], least: number, failed: string[]): string[] {
  const sum = (of: (counts: OwnerCounts) => number) =>
    crowds.reduce((total, counts) => total + of(counts), 0);
  failed.push(...crowds.flatMap(({ wrong }) => wrong));
  const done: readonly (readonly [string, (counts: OwnerCounts) => number])[] = [
    ['registrations', ({ registered }) => registered],
    ['changed passwords', ({ changed }) => changed],
    ['by a link', ({ reset }) => reset],
    ['second factors on', (counts) => counts.protected],
    ['codes, links, captchas and sessions refused when used again', ({ refusedAgain }) => refusedAgain],
  ];
  const answered = sum((counts) => counts.answered);
  return [
    count('writes about accounts answered with success', answered),
    `${sum(({ repeated }) => repeated)} of them repeated`,
    ...done.map(([what, of]) => atLeast(what, sum(of), least, failed)),
  ];
}
