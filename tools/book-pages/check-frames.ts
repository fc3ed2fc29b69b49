import type { Frame, Page } from 'playwright';
import { colourRules } from '../../.storybook/colour-rules.ts';
import { bringAxe } from '../browser/bring-axe.ts';
import type { Kind } from './problem.ts';
import type { PageRecord } from './recorder.ts';
import type { Variant } from './variants.ts';

type Found = [kind: Kind, text: string];

declare global {
  var inPage: typeof import('./in-page.ts').inPage;
  var pageRecord: PageRecord;
}

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The scripts for checking a page. */
export interface Scripts {
  inPage: string;
  /** Whether axe is run, too. */
  axe: boolean;
}

async function askAxe(frame: Frame, variant: Variant): Promise<Found[]> {
  await bringAxe(frame);
  // The results of other rules are the same in every theme.
  const runOnly =
    variant.theme === 'light'
      ? { type: 'tag' as const, values: wcag }
      : { type: 'rule' as const, values: [...colourRules] };
  const violations = await frame.evaluate(
    async (options) => {
      const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
      const { violations: all } = await axe.run(document, options);
      return all.flatMap(({ id, help, nodes }) =>
        nodes.slice(0, 5).map(({ target }) => `${id}, ${help}: ${target.join(' ')}`),
      );
    },
    { runOnly, iframes: false, reporter: 'no-passes' as const },
  );
  return violations.map((text) => ['axe', text]);
}

async function askFrame(frame: Frame, scripts: Scripts, variant: Variant): Promise<Found[]> {
  await frame.evaluate(scripts.inPage);
  const { wide, cut, broken, covering } = await frame.evaluate(() => ({
    wide: inPage.beyondTheEdge(),
    cut: inPage.beyondTheirBox(),
    broken: inPage.brokenWords(),
    covering: inPage.coveringHeads(),
  }));
  return [
    ...wide.map((text): Found => ['beyond the edge', text]),
    ...cut.map((text): Found => ['cut off', text]),
    ...broken.map((text): Found => ['broken word', text]),
    ...covering.map((text): Found => ['covered', text]),
    ...(scripts.axe ? await askAxe(frame, variant) : []),
  ];
}

/** Checks that a page has neither moved the focus nor scrolled. */
async function askPlace(page: Page): Promise<Found[]> {
  const { active, top, left } = await page.evaluate(() => ({
    active:
      document.activeElement === document.body ? '' : (document.activeElement?.outerHTML ?? '').slice(0, 120),
    top: Math.round(scrollY),
    left: Math.round(scrollX),
  }));
  return [
    ...(active ? [['focus', `it went to ${active}`] satisfies Found] : []),
    ...(top || left ? [['scrolled', `by ${left} and ${top} px`] satisfies Found] : []),
  ];
}

/** Problems that only documentation pages can have: a single story may run its play function and take the focus. */
export async function checkDocsPage(
  page: Page,
  frames: readonly Frame[],
  ids: ReadonlySet<string>,
): Promise<Found[]> {
  const place = await askPlace(page);
  const played = await Promise.all(frames.map((frame) => frame.evaluate(() => pageRecord.played)));
  const { linked, over } = await page.evaluate(() => ({
    linked: inPage.linked(),
    over: inPage.overThePage(),
  }));
  return [
    ...place,
    ...[...new Set(played.flat())].map((id): Found => ['played', id]),
    ...over.map((text): Found => ['over the page', text]),
    ...linked.filter((id) => !ids.has(id)).map((id): Found => ['dead link', id]),
  ];
}

/** The problems of a page and the stories in its frames. */
export async function checkFrames(
  frames: readonly Frame[],
  scripts: Scripts,
  variant: Variant,
): Promise<Found[]> {
  const found: Found[] = [];
  for (const frame of frames) found.push(...(await askFrame(frame, scripts, variant)));
  return found;
}
