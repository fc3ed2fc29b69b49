import type { Browser } from 'playwright';
import { launchUnhurried, type OpenPage, openPage } from './lib/browser.ts';
import { buildWidget, folders } from './lib/builds.ts';
import { compare, type Figure, type Part } from './lib/figure.ts';
import { keyTimes } from './lib/key-times.ts';
import { serveFolder } from './lib/static-server.ts';
import { median, spread } from './lib/statistics.ts';
import { untilDrawn } from './lib/until-drawn.ts';

const rounds = 7;
const articles = 5000;
const bars = { drawn: 300, key: 1.25 };
/** Enough to fill the window. */
const few = 20;
const mostRows = 200;

/** As copied from a spreadsheet: twelve columns, separated by tabs. */
const linesOf = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    [
      `Barang ${index + 1}`,
      '1',
      'PCE',
      '1',
      'BX',
      '12,5',
      '11',
      1_000_000 + index,
      '84181019',
      '10',
      '11',
      '7,5',
    ].join('\t'),
  ).join('\r\n');

/** Matches once the footer counts all, and the first row is shown. */
const signOf = (count: number) => `
  document.querySelector('[data-index="0"] [data-cell]') &&
  document.querySelector('tfoot th')?.textContent.includes('${count} ')
`;
const watchTasks = `
  window.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longTasks.push(duration);
  }).observe({ type: 'longtask' });
  undefined;
`;

/** Pastes articles: milliseconds from the click on “Tambahkan” until all are checked, added and shown. */
async function paste({ page, slowed }: OpenPage, count: number) {
  await page.getByRole('button', { name: 'Tempel' }).click();
  // Pasted like by the browser: typing would be a different measurement.
  await page.evaluate((text) => {
    const area = document.querySelector('textarea');
    if (!area) throw new Error('There is nowhere to paste.');
    area.focus();
    area.setRangeText(text);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }, linesOf(count));
  const add = page.getByRole('button', { name: 'Tambahkan' });
  await page.evaluate(watchTasks);
  const drawn = await slowed(() => untilDrawn(page, 'click', () => add.click(), signOf(count)));
  const tasks = (await page.evaluate('window.longTasks')) as number[];
  return { drawn, longest: Math.max(0, ...tasks) };
}

/** The median time from a key to its paint in the value of the first article. */
async function keyIn(open: OpenPage): Promise<number> {
  const { page } = open;
  await page.locator('[data-index="0"] [data-cell="value"]').click();
  return median(await keyTimes(open, page.getByRole('textbox', { name: 'Nilai Barang' }), '123456'));
}

async function visit(browser: Browser, url: string, count: number) {
  const open = await openPage(browser, `${url}/?goods`);
  const pasted = await paste(open, count);
  const rows = await open.page.locator('[data-index]').count();
  if (rows > mostRows) throw new Error(`${rows} rows are drawn.`);
  const key = await keyIn(open);
  await open.page.context().close();
  return { ...pasted, key };
}

/** A list of goods pasted into the editor at once, compared to a list that fills the window. */
async function run(): Promise<Figure[]> {
  await buildWidget();
  const [server, browser] = await Promise.all([serveFolder(folders.widget), launchUnhurried()]);
  const full: Awaited<ReturnType<typeof visit>>[] = [];
  const short: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    short.push((await visit(browser, server.url, few)).key);
    full.push(await visit(browser, server.url, articles));
  }
  await browser.close();
  server.stop();
  const drawn = full.map((each) => each.drawn);
  return [
    {
      what: '5,000 articles pasted: all read, checked and drawn',
      figure: spread(drawn, 0, ' ms'),
      bar: `≤ ${bars.drawn} ms`,
      good: median(drawn) <= bars.drawn,
    },
    {
      what: 'the longest task of it',
      figure: spread(
        full.map((each) => each.longest),
        0,
        ' ms',
      ),
    },
    compare({
      what: 'Key press in one of them → paint',
      ours: full.map(({ key }) => key),
      lean: short,
      bar: bars.key,
      yardstick: 'a list of twenty',
    }),
  ];
}

export const goodsEditorPart: Part = { title: `Goods editor, CPU slowed 4 times, ${rounds} rounds`, run };
