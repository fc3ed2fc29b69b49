import type { Browser } from 'playwright';
import { filesOfPages } from '../../tools/portal/page-files.ts';
import { formPairs, listPairs, type Peer, peers } from '../actions/peers.ts';
import { holdDown, settle, timesInTurns } from '../lib/actions.ts';
import { launchUnhurried, onSlowLine, openPage, signIn } from '../lib/browser.ts';
import { builtPeer, builtPortal } from '../lib/builds.ts';
import { firstRow, untilDrawn, untilOpened } from '../lib/drawn.ts';
import { kilobytes, ownCode, visit } from '../lib/page-code.ts';
import { laterOnSlowLine, type Part, type Row, type Sample } from '../lib/part.ts';
import { portalAnswers } from '../lib/portal-answers.ts';
import { serveFolder } from '../lib/static-server.ts';

/** The number of rounds, after one that warms both sides up. */
const rounds = Number(process.env.ROUNDS ?? 7);
/** The peers that are measured; all by default. */
const chosen = process.env.PEERS?.split(',') ?? Object.keys(peers);

const saveButton = `[...document.querySelectorAll('form button')].some((button) => button.textContent.includes('Simpan'))`;
const isRefused = `document.querySelector('form')?.textContent.includes('Nomor Permohonan belum diisi') && 'refused'`;

/** The addresses of one side's screens. */
interface Screens {
  readonly list: string;
  readonly form: string;
}

/** A first visit to the list: until its first row is painted. */
const visitList = (browser: Browser, { list }: Screens): Promise<number> =>
  onSlowLine(browser, async (open) => {
    await signIn(open);
    return untilOpened(open.page, list, firstRow);
  });

/** A first visit to the form, until it is painted; then its submission, with everything empty that the user has to fill. */
const visitForm = (browser: Browser, { form }: Screens): Promise<{ opened: number; refused: number }> =>
  onSlowLine(browser, async (open) => {
    const { page } = open;
    await signIn(open);
    const opened = await untilOpened(page, form, saveButton);
    await holdDown(page.getByRole('button', { name: 'Simpan', exact: true }));
    await settle(page);
    return { opened, refused: await untilDrawn(page, 'click', () => page.mouse.up(), isRefused) };
  });

/** First visits to both sides in turns. */
async function measureVisits(browser: Browser, ours: Screens, theirs: Screens) {
  const samples = Object.fromEntries(
    ['open-list', 'open-form', 'save'].map((key) => [key, { ours: [] as number[], lean: [] as number[] }]),
  );
  for (let round = 0; round <= rounds; round += 1)
    for (const [side, screens] of [['lean', theirs] as const, ['ours', ours] as const]) {
      const list = await visitList(browser, screens);
      const { opened, refused } = await visitForm(browser, screens);
      if (round === 0) continue;
      for (const [key, time] of Object.entries({ 'open-list': list, 'open-form': opened, save: refused }))
        samples[key]?.[side].push(time);
    }
  return samples;
}

/** Actions on a list and in a form that stay open. */
async function measureOpen(browser: Browser, peer: Peer, ours: Screens, theirs: Screens) {
  const lists = [await openPage(browser, ours.list), await openPage(browser, theirs.list)] as const;
  for (const { page } of lists) await page.locator('tbody a').first().waitFor();
  const onLists = await timesInTurns(listPairs(peer), rounds, ...lists);
  for (const open of lists) await open.close();
  const forms = [await openPage(browser, ours.form), await openPage(browser, theirs.form)] as const;
  for (const { page } of forms) await page.getByRole('button', { name: 'Simpan', exact: true }).waitFor();
  const onForms = await timesInTurns(formPairs(peer), rounds, ...forms);
  for (const open of forms) await open.close();
  return { ...onLists, ...onForms };
}

/** Kilobytes of code that a first visit to each screen fetches. */
type Weights = Readonly<Record<keyof Screens, number>>;

/** The portal's, without what it fetches ahead: the same beside every peer. */
async function weighPortal(browser: Browser, { list, form }: Screens): Promise<Weights> {
  const files = await filesOfPages();
  const own = async (page: string, address: string) =>
    kilobytes(ownCode(files, page, await visit(browser, address, 'bench')));
  return { list: await own('application-list', list), form: await own('application-form', form) };
}

/** The peer's beside it. */
async function weigh(
  browser: Browser,
  ours: Weights,
  { list, form }: Screens,
): Promise<Record<string, Sample>> {
  return {
    'fetch-list': { ours: [ours.list], lean: [kilobytes(await visit(browser, list))] },
    'fetch-form': { ours: [ours.form], lean: [kilobytes(await visit(browser, form))] },
  };
}

/** Everything beside one peer. */
async function measure(
  browser: Browser,
  name: string,
  ours: Screens,
  weights: Weights,
): Promise<Record<string, Sample>> {
  const peer = peers[name];
  if (!peer) throw new Error(`There is no peer “${name}”. The peers: ${Object.keys(peers).join(', ')}.`);
  const server = await serveFolder(await builtPeer(name));
  const address = `${server.url}/${name}.html`;
  const theirs = { list: `${address}#/list`, form: `${address}#/form` };
  try {
    const samples = {
      ...(await weigh(browser, weights, theirs)),
      ...(await measureVisits(browser, ours, theirs)),
      ...(await measureOpen(browser, peer, ours, theirs)),
    };
    return Object.fromEntries(Object.entries(samples).map(([key, sample]) => [`${name} ${key}`, sample]));
  } finally {
    server.stop();
  }
}

async function run(): Promise<Record<string, Sample>> {
  const server = await serveFolder(await builtPortal(), portalAnswers(1000));
  const browser = await launchUnhurried();
  const portal = `${server.url}/#/pengajuan`;
  const ours = { list: `${portal}/listpengajuan`, form: `${portal}/header` };
  const samples: Record<string, Sample> = {};
  try {
    const weights = await weighPortal(browser, ours);
    for (const name of chosen) Object.assign(samples, await measure(browser, name, ours, weights));
    return samples;
  } finally {
    await browser.close();
    server.stop();
  }
}

const first =
  'the first visit takes longer: ours also signs in, asks a server for its data and draws a menu, the peer’s has its data in its code';
const later = 'sees the result a moment later than with this library';

/** What is measured with each peer, and what a miss means. */
const measured: Readonly<Record<string, Pick<Row, 'what' | 'miss' | 'unit'>>> = {
  'fetch-list': {
    what: 'Fetches the list for the first time',
    miss: laterOnSlowLine,
    unit: 'KB',
  },
  'fetch-form': {
    what: 'Fetches the form for the first time',
    miss: laterOnSlowLine,
    unit: 'KB',
  },
  'open-list': { what: 'Opens the list → first row', miss: first },
  'open-form': { what: 'Opens the form → its buttons', miss: first },
  save: { what: 'Presses Simpan with empty fields → messages', miss: later },
  next: { what: 'Turns the page', miss: later },
  sort: { what: 'Sorts', miss: later },
  search: { what: 'Searches', miss: later },
  letter: { what: 'Types a letter more', miss: later },
  back: { what: 'Comes back from a detail', miss: `${later}: its detail is an empty page` },
  type: { what: 'Types into the form', miss: later },
  choose: { what: 'Chooses a permit type', miss: later },
};

const rowsBeside = ([name, { title }]: [string, Peer]) =>
  Object.entries(measured).map(([key, row]): [string, Row] => [
    `${name} ${key}`,
    { ...row, what: `${row.what}: beside ${title}`, bar: '≤ 1.00 of the peer' },
  ]);

/** Our list and header form beside the same screens in other libraries: `pnpm bench peers`. */
export const peersPart: Part = {
  title: 'Our screens beside those of six libraries',
  rows: Object.fromEntries(Object.entries(peers).flatMap(rowsBeside)),
  run,
};
