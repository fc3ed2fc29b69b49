import { containerCheckDigit } from '@pabean/api/rules';
import type { Browser } from 'playwright';
import { launchUnhurried, type OpenPage, openPage } from './lib/browser.ts';
import { buildWidget, folders } from './lib/builds.ts';
import { compare, type Figure, type Part } from './lib/figure.ts';
import { keyTimes } from './lib/key-times.ts';
import { scrollFrames } from './lib/scroll-frames.ts';
import { serveFolder } from './lib/static-server.ts';
import { median, spread } from './lib/statistics.ts';
import { untilDrawn } from './lib/until-drawn.ts';

const rounds = 7;
const containers = 5000;
const bars = { drawn: 300, key: 1.25, frame: 50 };
const mostRows = 200;

/** As copied from a spreadsheet: number, tab, size. */
const pasted = Array.from({ length: containers }, (_, index) => {
  const ten = `CTHU${String(index).padStart(6, '0')}`;
  return `${ten}${containerCheckDigit(ten)}\t20`;
}).join('\r\n');

// A synthetic event, because the browser's clipboard belongs to the machine.
const paste = `
  {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', ${JSON.stringify(pasted)});
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.querySelector('[data-list-row="1"] input').dispatchEvent(event);
  }
`;
/** Matches once all are counted as filled and the first is shown as valid. */
const sign = `
  document.querySelector('[data-list-row="1"] svg.lucide-check') &&
  document.querySelector('dialog b').textContent.startsWith('${containers} ')
`;

const firstField = ({ page }: OpenPage) => page.locator('[data-list-row="1"]').getByRole('textbox').first();

async function openEditor(browser: Browser, url: string, declared: number): Promise<OpenPage> {
  const open = await openPage(browser, `${url}/?declared=${declared}`);
  await open.page.getByText('Buka').click();
  await firstField(open).waitFor();
  return open;
}

/** The median time from a key to its paint, in an empty list. */
async function visitEmpty(browser: Browser, url: string): Promise<number> {
  const open = await openEditor(browser, url, 1);
  const key = median(await keyTimes(open, firstField(open), 'CSQU30'));
  await open.page.context().close();
  return key;
}

/** Pastes the containers, types into the first one, and scrolls through all of them. */
async function visitFull(browser: Browser, url: string) {
  const open = await openEditor(browser, url, containers);
  const { page, slowed } = open;
  const drawn = await slowed(() => untilDrawn(page, 'paste', () => page.evaluate(paste), sign));
  const key = median(await keyTimes(open, firstField(open), 'CSQU30'));
  const frames = await scrollFrames(open, 'dialog form > div', 2000);
  const rows = await page.locator('[data-list-row]').count();
  if (rows > mostRows) throw new Error(`${rows} rows are drawn.`);
  await page.context().close();
  return { drawn, key, frames: frames.toSorted((one, other) => one - other) };
}

/** A list of containers pasted into the editor at once, compared to one empty row. */
async function run(): Promise<Figure[]> {
  await buildWidget();
  const [server, browser] = await Promise.all([serveFolder(folders.widget), launchUnhurried()]);
  const full: Awaited<ReturnType<typeof visitFull>>[] = [];
  const empty: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    empty.push(await visitEmpty(browser, server.url));
    full.push(await visitFull(browser, server.url));
  }
  await browser.close();
  server.stop();
  const drawn = full.map((each) => each.drawn);
  const late = full.map(({ frames }) => frames[Math.floor(frames.length * 0.95)] ?? 0);
  const longest = full.map(({ frames }) => frames.at(-1) ?? 0);
  return [
    {
      what: '5,000 containers pasted: all checked and drawn',
      figure: spread(drawn, 0, ' ms'),
      bar: `≤ ${bars.drawn} ms`,
      good: median(drawn) <= bars.drawn,
    },
    compare({
      what: 'Key press in one of them → paint',
      ours: full.map(({ key }) => key),
      lean: empty,
      bar: bars.key,
      yardstick: 'an empty list',
    }),
    {
      what: 'Scrolling through them, 50 rows a frame: 95 of 100 frames',
      figure: spread(late, 0, ' ms'),
      bar: `≤ ${bars.frame} ms`,
      good: median(late) <= bars.frame,
    },
    { what: 'the longest frame', figure: spread(longest, 0, ' ms') },
  ];
}

export const containersPart: Part = { title: `Container list, CPU slowed 4 times, ${rounds} rounds`, run };
