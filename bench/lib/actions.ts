import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import type { OpenPage } from './browser.ts';
import { untilDrawn } from './drawn.ts';
import { type Part, percentile, type Row, type Sample } from './part.ts';

/** What a user does on a page, again and again: it ends on a page on which it, or the action after it, can be done. */
export interface Action {
  readonly what: string;
  /** The event from which the time is measured. */
  readonly event: 'click' | 'change' | 'input' | 'keydown' | 'popstate';
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
async function settle(page: Page): Promise<void> {
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

/** Measures actions one after the other, round by round, on both pages in turns. */
export async function measureActions(
  actions: Actions,
  ours: OpenPage,
  lean?: OpenPage,
): Promise<Record<string, Sample>> {
  const all = Object.entries(actions).map(([key, action]) => ({
    key,
    action,
    times: [] as number[],
    leanTimes: [] as number[],
  }));
  for (let round = 0; round <= tries; round += 1)
    for (const { action, times, leanTimes } of all) {
      const theirs = lean && action.isOnLean && (await once(lean, action, round));
      const own = await once(ours, action, round);
      if (round === 0) continue;
      times.push(own);
      if (theirs !== undefined) leanTimes.push(theirs);
    }
  return Object.fromEntries(
    all.map(({ key, times, leanTimes }) => [
      key,
      { ours: inShort(times), ...(leanTimes.length > 0 && { lean: inShort(leanTimes) }) },
    ]),
  );
}

/** The rows of actions: each has the same bar. */
export const rowsOfActions = (actions: Actions, miss: string): Part['rows'] =>
  Object.fromEntries(
    Object.entries(actions).map(([key, { what }]) => [key, { what, bar: '≤ 100 ms', miss } satisfies Row]),
  );
