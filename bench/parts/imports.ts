import { containerCheckDigit } from '@pabean/api/rules';
import type { Browser } from 'playwright';
import { launchUnhurried, openPage } from '../lib/browser.ts';
import { builtWidget } from '../lib/builds.ts';
import { importDrawn } from '../lib/drawn.ts';
import { type Part, rounds } from '../lib/part.ts';
import { mistakes, reportCsv } from '../lib/report-csv.ts';
import { serveFolder } from '../lib/static-server.ts';

const many = 5000;

/** As copied from a spreadsheet: number, tab, size. */
const containers = Array.from({ length: many }, (_, index) => {
  const ten = `CTHU${String(index).padStart(6, '0')}`;
  return `${ten}${containerCheckDigit(ten)}\t20`;
}).join('\r\n');

/** The same for articles: twelve columns. */
const articles = Array.from({ length: many }, (_, index) =>
  [`Barang ${index}`, 1, 'PCE', 1, 'BX', '12,5', 11, 1_000_000 + index, '84181019', 10, 11, '7,5'].join('\t'),
).join('\r\n');

// A synthetic event, because the browser's clipboard belongs to the machine.
const pasteContainers = `
  {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', ${JSON.stringify(containers)});
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.querySelector('[data-list-row="1"] input').dispatchEvent(event);
  }
`;
const containersDrawn = `
  document.querySelector('[data-list-row="1"] svg.lucide-check') &&
  document.querySelector('dialog b').textContent.startsWith('${many} ')
`;
const articlesDrawn = `
  document.querySelector('[data-index="0"] [data-cell]') &&
  document.querySelector('tfoot th')?.textContent.includes('${many} ')
`;
const firstLineDrawn = `document.querySelector('tbody [data-index="0"]') && 'drawn'`;
const mistakesDrawn = `document.body.textContent.includes('Kesalahan 1 dari ${mistakes}') && 'drawn'`;

/** Pastes containers into their list. */
async function visitContainers(browser: Browser, url: string) {
  const open = await openPage(browser, `${url}/?declared=${many}`);
  const { page } = open;
  await page.getByText('Buka').click();
  await page.locator('[data-list-row="1"]').waitFor();
  const visit = await importDrawn(open, 'paste', () => page.evaluate(pasteContainers), containersDrawn);
  await open.close();
  return visit;
}

/** Pastes articles into the goods editor. */
async function visitGoods(browser: Browser, url: string) {
  const open = await openPage(browser, `${url}/?goods`);
  const { page } = open;
  await page.getByRole('button', { name: 'Tempel' }).click();
  // Pasted like by the browser: typing would be a different measurement.
  await page.evaluate((text) => {
    const area = document.querySelector('textarea');
    area?.focus();
    area?.setRangeText(text);
    area?.dispatchEvent(new Event('input', { bubbles: true }));
  }, articles);
  const add = page.getByRole('button', { name: 'Tambahkan' });
  const visit = await importDrawn(open, 'click', () => add.click(), articlesDrawn);
  await open.close();
  return visit;
}

/** Chooses a CSV, and waits until the sign is shown; `alone` is what the parser needs for it. */
async function visitCsv(browser: Browser, url: string, sign: string) {
  const open = await openPage(browser, `${url}/?csv`);
  const parse = `parseAlone(${JSON.stringify(reportCsv)})`;
  const alone = (await open.slowed(() => open.page.evaluate(parse))) as number;
  const file = { name: 'laporan.csv', mimeType: 'text/csv', buffer: Buffer.from(reportCsv) };
  const choose = () => open.page.locator('input[type=file]').setInputFiles(file);
  const visit = await importDrawn(open, 'change', choose, sign);
  await open.close();
  return { ...visit, alone };
}

/** Rounds of a visit, one after the other. */
async function repeat<Visit>(visit: () => Promise<Visit>): Promise<Visit[]> {
  const visits: Visit[] = [];
  for (let round = 0; round < rounds; round += 1) visits.push(await visit());
  return visits;
}

async function run() {
  const [server, browser] = await Promise.all([serveFolder(await builtWidget()), launchUnhurried()]);
  try {
    const lists = await repeat(() => visitContainers(browser, server.url));
    const goods = await repeat(() => visitGoods(browser, server.url));
    const csv = await repeat(async () => ({
      first: await visitCsv(browser, server.url, firstLineDrawn),
      all: await visitCsv(browser, server.url, mistakesDrawn),
    }));
    const alone = csv.flatMap(({ first, all }) => [first.alone, all.alone]);
    return {
      containers: { ours: lists.map(({ drawn }) => drawn) },
      goods: { ours: goods.map(({ drawn }) => drawn) },
      goodsTask: { ours: goods.map(({ longest }) => longest) },
      csvFirst: { ours: csv.map(({ first }) => first.drawn), lean: alone },
      csvAll: { ours: csv.map(({ all }) => all.drawn), lean: alone },
      csvTask: { ours: csv.map(({ all }) => all.longest) },
    };
  } finally {
    await browser.close();
    server.stop();
  }
}

const stands = 'the page stands still for a moment: a key or click in it is answered late';

export const importsPart: Part = {
  title: 'Rows from a spreadsheet or a file',
  rows: {
    containers: {
      what: 'Pastes 5,000 containers → all checked and drawn',
      bar: '≤ 300 ms',
      miss: 'a short wait after pasting',
    },
    goods: {
      what: 'Pastes 5,000 articles → all checked and drawn',
      bar: '≤ 300 ms',
      miss: 'waits some seconds after pasting',
    },
    goodsTask: { what: 'The longest task of it', bar: '≤ 50 ms', miss: stands },
    csvFirst: {
      what: 'Chooses a CSV of 5,000 lines → first rows',
      bar: '≤ 2.50 of the parser alone',
      miss: 'the first rows come a tenth of a second later',
    },
    csvAll: {
      what: 'The same → all 500 mistakes',
      bar: '≤ 10.00 of the parser alone',
      miss: 'the mistakes are shown a quarter of a second later',
    },
    csvTask: { what: 'The longest task of it', bar: '≤ 50 ms', miss: stands },
  },
  run,
};
