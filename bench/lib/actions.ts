import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from 'playwright';
import type { OpenPage } from './browser.ts';
import { untilDrawn } from './drawn.ts';
import { type Part, percentile, type Row, type Sample } from './part.ts';
import { medianShares, type Shares, traced } from './trace.ts';

interface Common {
  readonly what: string;
  /** An expression whose value changes with the result, and is not empty then. */
  readonly sign: string;
  /** What has to be done before, each time. The round is counted from 0. */
  readonly before?: (page: Page, round: number) => Promise<unknown>;
  readonly after?: (page: Page) => Promise<unknown>;
  /** Whether the lean page has it, too. */
  readonly isOnLean?: true;
}

/** A press of a button; it is measured from its release. */
interface Press {
  readonly press: (page: Page, round: number) => Locator;
  /** @default 'click' */
  readonly event?: 'pointerup';
}

/** Anything else, measured from the event that it triggers. */
interface Deed {
  readonly event: 'change' | 'input' | 'keydown' | 'popstate';
  readonly act: (page: Page, round: number) => Promise<unknown>;
}

/** What a user does on a page, again and again: it ends on a page on which it, or the action after it, can be done. */
export type Action = Common & (Press | Deed);

/** Actions by the key of their row. */
export type Actions = Readonly<Record<string, Action>>;

/** How often each action is measured, by default; once more before, which is not counted. */
const tries = Number(process.env.TRIES ?? 50);
/** How often its trace is made after that: a trace takes time of its own. */
const traces = 5;

// Without Playwright's hit test, which would force a layout between the event and its handlers.
export const unchecked = { force: true };

/** Waits until a page is idle. */
export async function settle(page: Page): Promise<void> {
  await page.bringToFront();
  // Not `waitForFunction`: the server's policy forbids the `eval` that it needs.
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
  await wait(100);
  await page.evaluate('new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: 3000 }))');
}

/** Moves the pointer over a button and presses it, without releasing it: neither belongs to the time of a click. */
export async function holdDown(button: Locator): Promise<void> {
  await button.hover(unchecked);
  await button.page().mouse.down();
}

async function once<Result>(
  open: OpenPage,
  action: Action,
  round: number,
  measure: (act: () => Promise<number>) => Promise<Result>,
): Promise<Result> {
  const { page } = open;
  try {
    await action.before?.(page, round);
    if ('press' in action) await holdDown(action.press(page, round));
    await settle(page);
    const deed = 'press' in action ? () => page.mouse.up() : () => action.act(page, round);
    const act = () => untilDrawn(page, action.event ?? 'click', deed, action.sign);
    const result = await measure(act);
    await action.after?.(page);
    return result;
  } catch (cause) {
    throw new Error(`“${action.what}” failed.`, { cause });
  }
}

/** The time that 98 of 100 tries do not exceed, between the median and the slowest. */
const inShort = (times: readonly number[]) => [50, 98, 100].map((percent) => percentile(times, percent));

/** The same thing done on both sides of a comparison, with an action of its own on each. */
export interface Pair {
  readonly ours: Action;
  readonly theirs?: Action | undefined;
}

/** Milliseconds of so many rounds of each pair, one after the other, round by round, on both pages in turns. */
export async function timesInTurns(
  pairs: Readonly<Record<string, Pair>>,
  rounds: number,
  ours: OpenPage,
  theirs?: OpenPage,
): Promise<Record<string, Sample>> {
  const all = Object.entries(pairs).map(([key, pair]) => ({
    key,
    pair,
    times: [] as number[],
    theirTimes: [] as number[],
  }));
  for (let round = 0; round <= rounds; round += 1)
    for (const { pair, times, theirTimes } of all) {
      const other = theirs && pair.theirs && (await once(theirs, pair.theirs, round, theirs.slowed));
      const own = await once(ours, pair.ours, round, ours.slowed);
      if (round === 0) continue;
      times.push(own);
      if (other !== undefined) theirTimes.push(other);
    }
  return Object.fromEntries(
    all.map(({ key, times, theirTimes }) => [
      key,
      { ours: times, ...(theirTimes.length > 0 && { lean: theirTimes }) },
    ]),
  );
}

/** What the time of each action goes to. */
async function sharesOfActions(actions: Actions, open: OpenPage): Promise<Record<string, Shares>> {
  const all = Object.entries(actions).map(([key, action]) => ({ key, action, shares: [] as Shares[] }));
  for (let round = tries + 1; round <= tries + traces; round += 1)
    for (const { action, shares } of all)
      shares.push(await once(open, action, round, (act) => traced(open, act)));
  return Object.fromEntries(all.map(({ key, shares }) => [key, medianShares(shares)]));
}

/** Measures actions on a page of the portal, and in turns on the lean page those that it has. */
export async function measureActions(
  actions: Actions,
  ours: OpenPage,
  lean?: OpenPage,
): Promise<Record<string, Sample>> {
  const pairs = Object.entries(actions).map(([key, action]) => [
    key,
    { ours: action, theirs: action.isOnLean && action },
  ]);
  const samples = await timesInTurns(Object.fromEntries(pairs), tries, ours, lean);
  const shares = await sharesOfActions(actions, ours);
  return Object.fromEntries(
    Object.entries(samples).map(([key, sample]) => [
      key,
      {
        ours: inShort(sample.ours),
        ...(sample.lean && { lean: inShort(sample.lean) }),
        shares: shares[key],
      },
    ]),
  );
}

/** The rows of actions: each has the same bar. */
export const rowsOfActions = (actions: Actions, miss: string): Part['rows'] =>
  Object.fromEntries(
    Object.entries(actions).map(([key, { what }]) => [key, { what, bar: '≤ 100 ms', miss } satisfies Row]),
  );
