import { chromium } from 'playwright';
import { launchOptions } from '../tools/browser/launch.ts';
import { buildBoth, folders } from './lib/builds.ts';
import { firstKeyOf } from './lib/first-key.ts';
import { type Paints, paintsOf } from './lib/paints.ts';
import { serveFolder } from './lib/static-server.ts';
import { median, spread } from './lib/statistics.ts';
import { printTable } from './lib/table.ts';

const rounds = 9;
const bars = { first: 0.75, largest: 1, key: 1.15 };

interface Visit extends Paints {
  /** When the first key was accepted that was also kept. */
  key: number;
}

/** How soon the login page is drawn and can be typed into, against the lean page, in turns. */
export async function benchPaint(): Promise<void> {
  await buildBoth();
  const [portal, lean, browser] = await Promise.all([
    serveFolder(folders.portal),
    serveFolder(folders.lean),
    chromium.launch(launchOptions()),
  ]);
  const visit = async (address: string): Promise<Visit> => ({
    ...(await paintsOf(browser, address)),
    key: await firstKeyOf(browser, address),
  });
  const ours: Visit[] = [];
  const theirs: Visit[] = [];
  for (let round = 0; round < rounds; round += 1) {
    theirs.push(await visit(`${lean.url}/`));
    ours.push(await visit(`${portal.url}/#/login`));
  }
  await browser.close();
  for (const server of [portal, lean]) server.stop();
  const row = (what: string, name: keyof typeof bars) => {
    const [mine, yardstick] = [ours, theirs].map((visits) => visits.map((each) => each[name])) as [
      number[],
      number[],
    ];
    const ratio = median(mine) / median(yardstick);
    return {
      what: `${what}, ratio ${ratio.toFixed(2)}`,
      figure: spread(mine, 0, ' ms'),
      lean: spread(yardstick, 0, ' ms'),
      bar: `≤ ${bars[name].toFixed(2)} of lean`,
      good: ratio <= bars[name],
    };
  };
  const shifts = ours.map(({ shift }) => shift);
  printTable(`Login, 10 Mbit/s, 40 ms, CPU slowed 4 times, ${rounds} rounds`, [
    row('First paint', 'first'),
    row('Largest paint', 'largest'),
    row('First key accepted and kept', 'key'),
    { what: 'Layout shift', figure: spread(shifts, 3), bar: '0', good: Math.max(...shifts) === 0 },
  ]);
}
