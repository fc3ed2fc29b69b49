import { setTimeout as wait } from 'node:timers/promises';
import type { Send } from '../src/testing/call.ts';
import { type AccountFacts, asText, namedAs } from './account-facts.ts';
import { type LifeOptions, liveAs, type Step } from './account-life.ts';
import type { Counts } from './filer.ts';
import { patiently, untilKnown } from './patience.ts';

/** A user who registers one account after the other, and performs all actions of an owner with each. */
export interface Owner {
  /** Makes calls until stopped; the last one may get no response. */
  work(until: AbortSignal): Promise<void>;
  /** Repeats a call without a response until there is one. */
  settle(): Promise<void>;
  /** The possible stored data of each requested account; undefined for none. */
  allowed(): ReadonlyMap<string, readonly (string | undefined)[]>;
}

/** The sums of several owners. */
export interface OwnerCounts extends Counts {
  registered: number;
  /** Passwords changed with the current one, and with a mailed link. */
  changed: number;
  reset: number;
  /** Second factors switched on. */
  protected: number;
  /** Codes, links and sessions that were reused and refused. */
  refusedAgain: number;
}

/** How owners reach a server, and their shared counts. */
export interface OwnerOptions extends Pick<LifeOptions, 'linkOf' | 'random' | 'counts'> {
  readonly server: () => Send;
}

/** The life of accounts, one step after the other. */
export function createOwner({ server, random, counts, linkOf }: OwnerOptions): Owner {
  const accounts = new Map<string, AccountFacts | undefined>();
  /** Accounts that were abandoned while the outcome of their last step was unknown. */
  const doubtful = new Map<string, readonly (string | undefined)[]>();
  const send = patiently(server);
  const facts = () => accounts.get(name);
  let open: Step | undefined;
  let tries = 0;
  let name = '';
  let steps = live();

  /** A new account. */
  function live(): Generator<Step> {
    name = `${namedAs}${random.word()}`;
    return liveAs({ username: name, send, random, counts, linkOf, facts });
  }

  const textOf = (of: AccountFacts | undefined) => of && asText(of);
  const after = (under: Step) => ({ ...(facts() as AccountFacts), ...under.changes });
  /** The possible stored data while a step has no response. */
  const choices = (under: Step) =>
    under.changes ? [textOf(facts()), asText(after(under))] : [textOf(facts())];

  /** Continues with the next step; a new account follows the last one. */
  function plan(): Step {
    tries = 0;
    const next = steps.next();
    if (!next.done) return next.value;
    steps = live();
    return steps.next().value as Step;
  }

  /** Tries a step once, and returns whether its outcome is known. */
  async function attempt(under: Step): Promise<boolean> {
    tries++;
    const outcome = await under.call().catch(() => undefined);
    const status = outcome?.status ?? 0;
    counts.statuses.set(status, (counts.statuses.get(status) ?? 0) + 1);
    if (!outcome || status === 503 || (status === 409 && under.what === 'register')) return false;
    if (status === 429) {
      // This try had no effect, and earlier ones have no response.
      if (tries > 1) doubtful.set(name, choices(under));
      steps = live();
      return true;
    }
    const wasKept = tries > 1 && under.kept?.includes(status);
    if (status !== 200 && !wasKept) {
      const why = JSON.stringify(outcome.failure);
      counts.wrong.push(`${under.what}, try ${tries}, ${name}: ${status} ${why}`);
      steps = live();
      return true;
    }
    if (under.changes) {
      accounts.set(name, after(under));
      counts.answered++;
      if (tries > 1) counts.repeated++;
    }
    await under.done?.(outcome);
    return true;
  }

  return {
    async work(until) {
      while (!until.aborted) {
        open ??= plan();
        if (open.changes && !accounts.has(name)) accounts.set(name, undefined);
        if (await attempt(open)) open = undefined;
        else await wait(20 + random.below(60));
      }
    },
    async settle() {
      const under = open;
      if (under)
        await untilKnown(
          () => attempt(under),
          () => under.what,
        );
      open = undefined;
    },
    allowed: () =>
      new Map(
        [...accounts].map(([username, its]) => [
          username,
          (open && username === name ? choices(open) : doubtful.get(username)) ?? [textOf(its)],
        ]),
      ),
  };
}
