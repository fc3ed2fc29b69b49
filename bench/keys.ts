import type { Locator } from 'playwright';
import { launchUnhurried, type OpenPage, openPage } from './lib/browser.ts';
import { buildBoth, folders } from './lib/builds.ts';
import { compare, type Figure, type Part } from './lib/figure.ts';
import { keyTimes } from './lib/key-times.ts';
import { portalAnswers } from './lib/portal-answers.ts';
import { serveFolder } from './lib/static-server.ts';
import { percentile } from './lib/statistics.ts';

const rounds = 9;
const bars = { p50: 1, p95: 1.05 };
const text = 'S-112 CLB IX 2026 Batam Centre';

interface Side {
  open: OpenPage;
  /** The typed fields, in rotation. */
  fields: Locator[];
}

async function type({ open, fields }: Side): Promise<number[]> {
  const times: number[] = [];
  for (const field of fields) times.push(...(await keyTimes(open, field, text)));
  return times;
}

/** Key press → next paint in the permit header, which stores a draft, compared to 12 native inputs, both validated on blur. */
async function run(): Promise<Figure[]> {
  await buildBoth();
  const [portal, leanServer, browser] = await Promise.all([
    serveFolder(folders.portal, portalAnswers(10)),
    serveFolder(folders.lean),
    launchUnhurried(),
  ]);
  const lean = await openPage(browser, `${leanServer.url}/work.html#/form`);
  const ours = await openPage(browser, `${portal.url}/#/pengajuan/header`);
  const field = (open: OpenPage, label: string) => open.page.getByLabel(label, { exact: true });
  const sides: Record<'lean' | 'ours', Side> = {
    lean: { open: lean, fields: ['Isian 1', 'Isian 6', 'Isian 12'].map((label) => field(lean, label)) },
    ours: {
      open: ours,
      fields: ['Nomor Permohonan', 'Nama', 'Alamat'].map((label) => field(ours, label)),
    },
  };
  const times = { lean: [] as number[][], ours: [] as number[][] };
  await type(sides.lean);
  await type(sides.ours);
  for (let round = 0; round < rounds; round += 1) {
    times.lean.push(await type(sides.lean));
    times.ours.push(await type(sides.ours));
  }
  await browser.close();
  for (const server of [portal, leanServer]) server.stop();
  const row = (percent: number, bar: number) => {
    const of = (side: number[][]) => side.map((keys) => percentile(keys, percent));
    return compare({
      what: `Key press → paint, p${percent}`,
      ours: of(times.ours),
      lean: of(times.lean),
      bar,
    });
  };
  return [row(50, bars.p50), row(95, bars.p95)];
}

export const keysPart: Part = {
  title: `Form of 12 checked fields, CPU slowed 4 times, ${rounds} rounds of ${text.length * 3} keys`,
  run,
};
