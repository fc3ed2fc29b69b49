import type { Browser } from 'playwright';
import { launchUnhurried, openPage } from './lib/browser.ts';
import { buildWidget, folders } from './lib/builds.ts';
import { compare, type Figure, type Part } from './lib/figure.ts';
import { csvOf, reportColumns, reportLines } from './lib/report-lines.ts';
import { serveFolder } from './lib/static-server.ts';
import { median, spread } from './lib/statistics.ts';
import { untilDrawn } from './lib/until-drawn.ts';

const rounds = 7;
const bars = { first: 2.5, all: 10, task: 50 };
const mistakes = 500;

const reportText = () => csvOf(reportColumns, reportLines(true));

/** The same amount of text in many short lines. */
const bareText = () =>
  csvOf(
    ['nomor', 'tanggal', 'berat', 'catatan'],
    Array.from({ length: 31_000 }, (_, index) => [
      `A-${index}`,
      index % 62 === 3 ? 'kemarin' : '2026-09-01',
      `${index % 900},5`,
      '',
    ]),
  );

const firstRow = `document.querySelector('tbody [data-index="0"]') && 'drawn'`;
const allMistakes = `document.body.textContent.includes('Kesalahan 1 dari ${mistakes}') && 'drawn'`;
const watchTasks = `
  window.longest = 0;
  // What hands the file over takes a task of its own.
  let since = Infinity;
  addEventListener('change', () => setTimeout(() => (since = performance.now())), { capture: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      if (startTime >= since) window.longest = Math.max(window.longest, duration);
  }).observe({ entryTypes: ['longtask'] });
`;

/** Chooses the file, and waits until the sign is shown. */
async function visit(browser: Browser, address: string, text: string, sign: string) {
  const { page, slowed } = await openPage(browser, address);
  const file = { name: 'laporan.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  const alone = await slowed(() => page.evaluate(`parseAlone(${JSON.stringify(text)})`) as Promise<number>);
  await page.evaluate(watchTasks);
  const drawn = await slowed(() =>
    untilDrawn(page, 'change', () => page.locator('input[type=file]').setInputFiles(file), sign),
  );
  const longest = (await page.evaluate('window.longest')) as number;
  await page.context().close();
  return { alone, drawn, longest };
}

async function measure(browser: Browser, url: string, of: string, text: string): Promise<Figure[]> {
  const first: Awaited<ReturnType<typeof visit>>[] = [];
  const all: typeof first = [];
  for (let round = 0; round < rounds; round += 1) {
    first.push(await visit(browser, `${url}/?csv=${of}`, text, firstRow));
    all.push(await visit(browser, `${url}/?csv=${of}`, text, allMistakes));
  }
  const yardstick = 'the parser alone';
  const alone = [...first, ...all].map((each) => each.alone);
  const longest = all.map((each) => each.longest);
  const what = of === 'report' ? '5,000 lines of 24 columns' : '31,000 lines of 4 columns';
  return [
    compare({
      what: `${what}: chosen → first rows`,
      ours: first.map((each) => each.drawn),
      lean: alone,
      bar: bars.first,
      yardstick,
    }),
    compare({
      what: `${what}: chosen → all ${mistakes} mistakes`,
      ours: all.map((each) => each.drawn),
      lean: alone,
      bar: bars.all,
      yardstick,
    }),
    {
      what: `${what}: the longest task`,
      figure: spread(longest, 0, ' ms'),
      bar: `≤ ${bars.task} ms`,
      good: median(longest) <= bars.task,
    },
  ];
}

/** CSV files of 800 KB in the workbench, compared to the parser alone. */
async function run(): Promise<Figure[]> {
  await buildWidget();
  const [server, browser] = await Promise.all([serveFolder(folders.widget), launchUnhurried()]);
  const figures = [
    ...(await measure(browser, server.url, 'report', reportText())),
    ...(await measure(browser, server.url, 'bare', bareText())),
  ];
  await browser.close();
  server.stop();
  return figures;
}

export const csvPart: Part = { title: `CSV of 800 KB, CPU slowed 4 times, ${rounds} rounds`, run };
