import type { Browser } from 'playwright';
import { launchUnhurried, type OpenPage, openPage } from './lib/browser.ts';
import { buildBoth, folders } from './lib/builds.ts';
import { compare, type Figure, type Part } from './lib/figure.ts';
import { type ListActionName, listActions, settle } from './lib/list-actions.ts';
import { portalAnswers } from './lib/portal-answers.ts';
import { serveFolder } from './lib/static-server.ts';

interface Size {
  rows: number;
  rounds: number;
  /** The measured actions at this size, and their bars. */
  bars: Partial<Record<ListActionName, number>>;
}

const sizes: Size[] = [
  { rows: 1000, rounds: 9, bars: { nextPage: 1.5, sort: 1.5, search: 1.5, back: 1.5 } },
  { rows: 10_000, rounds: 9, bars: { nextPage: 1.1, sort: 1.1, search: 1.1 } },
  { rows: 100_000, rounds: 7, bars: { sort: 0.3, search: 0.8, back: 0.15 } },
];

const names: Record<ListActionName, string> = {
  nextPage: 'next page',
  sort: 'sort',
  search: 'search',
  back: 'back to the list',
};

interface Sides {
  ours: OpenPage;
  lean: OpenPage;
}

/** Every action on both sides alternately; a first round, which warms both up, is not counted. */
async function measure({ rows, rounds, bars }: Size, { ours, lean }: Sides): Promise<Figure[]> {
  const actions = (Object.keys(listActions) as ListActionName[]).filter((name) => bars[name] !== undefined);
  const times = actions.map((name) => ({ name, ours: [] as number[], lean: [] as number[] }));
  for (let round = 0; round <= rounds; round += 1)
    for (const each of times) {
      const act = listActions[each.name];
      await settle(lean.page);
      const theirs = await act(lean, round);
      await settle(ours.page);
      const mine = await act(ours, round);
      if (round === 0) continue;
      each.lean.push(theirs);
      each.ours.push(mine);
    }
  return times.map(({ name, ...sides }) =>
    compare({ what: `${rows.toLocaleString('en')} rows, ${names[name]}`, ...sides, bar: bars[name] }),
  );
}

async function measureSize(browser: Browser, size: Size): Promise<Figure[]> {
  const [portal, lean] = await Promise.all([
    serveFolder(folders.portal, portalAnswers(size.rows)),
    serveFolder(folders.lean),
  ]);
  try {
    return await measure(size, {
      lean: await openPage(browser, `${lean.url}/work.html?rows=${size.rows}#/list`),
      ours: await openPage(browser, `${portal.url}/#/pengajuan/listpengajuan`),
    });
  } finally {
    for (const server of [portal, lean]) server.stop();
  }
}

/** The actions on the portal's list of applications, compared to a lean table with the same cells. */
async function run(): Promise<Figure[]> {
  await buildBoth();
  const figures: Figure[] = [];
  for (const size of sizes) {
    const browser = await launchUnhurried();
    figures.push(...(await measureSize(browser, size)));
    await browser.close();
  }
  return figures;
}

export const tablePart: Part = { title: 'List: action → drawn, CPU slowed 4 times, 7 to 9 rounds', run };
