import type { Browser } from 'playwright';
import { launchUnhurried, openPage } from './lib/browser.ts';
import { buildWidget, folders } from './lib/builds.ts';
import { compare, type Figure, type Part } from './lib/figure.ts';
import { keyTimes } from './lib/key-times.ts';
import { serveFolder } from './lib/static-server.ts';
import { median, spread } from './lib/statistics.ts';
import { untilDrawn } from './lib/until-drawn.ts';

const rounds = 7;
const containers = 5000;
const bars = { drawn: 300, key: 1.25 };
const drawnRows = `document.querySelectorAll('[data-list-row]').length`;

interface Visit {
  drawn: number;
  /** The middle one of the times from a key to its paint. */
  key: number;
}

/** Opens the editor and types into the row in the middle. */
async function visit(browser: Browser, url: string, rows: number): Promise<Visit> {
  const open = await openPage(browser, `${url}/?rows=${rows}`);
  const { page, slowed } = open;
  const drawn = await slowed(() =>
    untilDrawn(page, 'click', () => page.getByText('Buka').click(), drawnRows),
  );
  const field = page
    .locator('[data-list-row]')
    .nth(Math.floor(rows / 2))
    .getByRole('textbox')
    .first();
  const key = median(await keyTimes(open, field, 'CSQU30'));
  await page.context().close();
  return { drawn, key };
}

/** A list of containers put into the editor at once, against one empty row. */
async function run(): Promise<Figure[]> {
  await buildWidget();
  const [server, browser] = await Promise.all([serveFolder(folders.widget), launchUnhurried()]);
  const full: Visit[] = [];
  const empty: Visit[] = [];
  for (let round = 0; round < rounds; round += 1) {
    empty.push(await visit(browser, server.url, 0));
    full.push(await visit(browser, server.url, containers));
  }
  await browser.close();
  server.stop();
  const drawn = full.map((each) => each.drawn);
  return [
    {
      what: '5,000 containers put in at once: all checked and drawn',
      figure: spread(drawn, 0, ' ms'),
      bar: `≤ ${bars.drawn} ms`,
      good: median(drawn) <= bars.drawn,
    },
    compare({
      what: 'Key press in one of them → paint',
      ours: full.map(({ key }) => key),
      lean: empty.map(({ key }) => key),
      bar: bars.key,
      yardstick: 'an empty list',
    }),
  ];
}

export const containersPart: Part = { title: `Container list, CPU slowed 4 times, ${rounds} rounds`, run };
