import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import type { OpenPage } from './browser.ts';
import { untilDrawn } from './drawn.ts';
import { type Part, percentile, type Row, type Sample } from './part.ts';

/** What a user does on a page, again and again: it ends on a page on which it, or the action after it, can be done. */
export interface Action {
  readonly what: string;
  /** The event from which the time is measured. */
  readonly event: 'click' | 'pointerup' | 'change' | 'input' | 'keydown' | 'popstate';
  /** An expression whose value changes with the result, and is not empty then. */
  readonly sign: string;
  /** Triggers the event. The round is counted from 0. */
  readonly act: (page: Page, round: number) => Promise<unknown>;
  /** What has to be done before, each time. */
  readonly before?: (page: Page, round: number) => Promise<unknown>;
  readonly after?: (page: Page) => Promise<unknown>;
  /** Whether the lean page has it, too. */
  readonly isOnLean?: true;
}

/** Actions by the key of their row. */
export type Actions = Readonly<Record<string, Action>>;

/** How often each action is measured, by default; once more before, which is not counted. */
const tries = Number(process.env.TRIES ?? 50);

// Without Playwright's hit test, which would force a layout between the event and its handlers.
export const unchecked = { force: true };

/** Waits until a page is idle. */
export async function settle(page: Page): Promise<void> {
  await page.bringToFront();
  await page.waitForFunction(`!document.querySelector('[aria-busy=true]')`);
  await wait(100);
  await page.evaluate('new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: 3000 }))');
}

async function once(open: OpenPage, action: Action, round: number): Promise<number> {
  const { page } = open;
  try {
    await action.before?.(page, round);
    await settle(page);
    const act = () => untilDrawn(page, action.event, () => action.act(page, round), action.sign);
    const drawn = await open.slowed(act);
    await action.after?.(page);
    return drawn;
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
      const other = theirs && pair.theirs && (await once(theirs, pair.theirs, round));
      const own = await once(ours, pair.ours, round);
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
  return Object.fromEntries(
    Object.entries(samples).map(([key, sample]) => [
      key,
      { ours: inShort(sample.ours), ...(sample.lean && { lean: inShort(sample.lean) }) },
    ]),
  );
}

/** The rows of actions: each has the same bar. */
export const rowsOfActions = (actions: Actions, miss: string): Part['rows'] =>
  Object.fromEntries(
    Object.entries(actions).map(([key, { what }]) => [key, { what, bar: '≤ 100 ms', miss } satisfies Row]),
  );
