import { chromium } from 'playwright';
import { launchOptions } from '../tools/browser/launch.ts';
import { buildBoth, folders } from './lib/builds.ts';
import { compare, type Figure, type Part } from './lib/figure.ts';
import { firstKeyOf } from './lib/first-key.ts';
import { type Paints, paintsOf } from './lib/paints.ts';
import { serveFolder } from './lib/static-server.ts';
import { spread } from './lib/statistics.ts';

const rounds = 9;
const bars = { first: 0.75, largest: 1, key: 1.15 };

/** Other visitors' pages, and the bar of their first paint. */
const visitorPages = [
  '/register',
  '/resetpassword',
  '/pengumuman',
  '/laporankinerja',
  '/menutransit',
  '/formtransit',
];
const visitorBar = 0.9;

/** The lists of the transit form, which shows an error without them: empty. */
const lists = Object.fromEntries(
  ['transit/load/namaSarkut', 'transit/ref/jnsatuan', 'pelTransit'].map((path) => [`/api/${path}`, []]),
);

interface Visit extends Paints {
  /** When the first key was accepted that was not lost. */
  key: number;
}

/**
 * How soon the login and other visitors' pages are painted, and the login accepts input, measured alternately with the lean
 * page.
 */
async function run(): Promise<Figure[]> {
  await buildBoth();
  const [portal, lean, browser] = await Promise.all([
    serveFolder(folders.portal, lists),
    serveFolder(folders.lean),
    chromium.launch(launchOptions()),
  ]);
  const visit = async (address: string): Promise<Visit> => ({
    ...(await paintsOf(browser, address)),
    key: await firstKeyOf(browser, address),
  });
  const ours: Visit[] = [];
  const theirs: Visit[] = [];
  const others = visitorPages.map((address) => ({ address, paints: [] as Paints[] }));
  for (let round = 0; round < rounds; round += 1) {
    theirs.push(await visit(`${lean.url}/`));
    ours.push(await visit(`${portal.url}/#/login`));
    for (const { address, paints } of others)
      paints.push(await paintsOf(browser, `${portal.url}/#${address}`));
  }
  await browser.close();
  for (const server of [portal, lean]) server.stop();
  const row = (what: string, name: keyof typeof bars) =>
    compare({
      what,
      ours: ours.map((visit) => visit[name]),
      lean: theirs.map((visit) => visit[name]),
      bar: bars[name],
    });
  const shifts = [...ours, ...others.flatMap(({ paints }) => paints)].map(({ shift }) => shift);
  return [
    row('First paint', 'first'),
    row('Largest paint', 'largest'),
    row('First key accepted and kept', 'key'),
    ...others.map(({ address, paints }) =>
      compare({
        what: `${address}, first paint`,
        ours: paints.map(({ first }) => first),
        lean: theirs.map(({ first }) => first),
        bar: visitorBar,
      }),
    ),
    // With three digits, as usual.
    { what: 'Layout shift', figure: spread(shifts, 3), bar: '0', good: Math.max(...shifts) < 0.0005 },
  ];
}

export const paintPart: Part = {
  title: `Login and visitors' pages, 10 Mbit/s, 40 ms, CPU slowed 4 times, ${rounds} rounds`,
  run,
};
