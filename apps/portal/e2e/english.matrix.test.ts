import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { startPortal } from './support.ts';

const portal = startPortal();

/** Every text of several words in an answer. */
function textsIn(answer: unknown): string[] {
  if (typeof answer === 'string') return /[a-z]{2,} [a-z]/i.test(answer) ? [answer.trim()] : [];
  return typeof answer === 'object' && answer !== null ? Object.values(answer).flatMap(textsIn) : [];
}

/** The texts that the server has sent to a page so far. */
function listenTo(page: Page): Set<string> {
  const received = new Set<string>();
  page.on('response', async (response) => {
    if (!response.url().includes('/api/')) return;
    for (const text of textsIn(await response.json().catch(() => undefined))) received.add(text);
  });
  return received;
}

/** Texts of the page, options included, each with the `lang` in which a screen reader pronounces it. */
const spoken = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: [text: string, language: string | undefined][] = [];
    while (walker.nextNode()) {
      const around = walker.currentNode.parentElement?.closest<HTMLElement>('[lang]');
      texts.push([walker.currentNode.textContent?.trim() ?? '', around?.lang]);
    }
    return texts;
  });

const first = (page: Page) => page.getByRole('rowheader').getByRole('link').first();

async function openRecord(page: Page) {
  await first(page).click();
  await page.getByRole('button', { name: 'Save and continue' }).waitFor();
}

it.each<
  readonly [name: string, address: string, arrive: (page: Page) => Promise<void>, user: string | undefined]
>([
  ['the list', '/pengajuan/listpengajuan', async (page: Page) => first(page).waitFor(), 'importir'],
  [
    'a draft and its document editor',
    '/pengajuan/listpengajuan?status=draf',
    async (page: Page) => {
      await first(page).click();
      await page.getByRole('button', { name: 'Add document' }).click();
      await page.getByRole('dialog').getByRole('combobox').first().waitFor();
    },
    'importir',
  ],
  [
    'what was sent',
    '/pengajuan/listpengajuan?status=proses',
    async (page: Page) => {
      await first(page).click();
      await page.getByRole('heading', { name: 'Supporting documents' }).waitFor();
    },
    'importir',
  ],
  [
    'the dashboard',
    '/dashboard',
    async (page: Page) =>
      page
        .getByRole('link', { name: /^Go on / })
        .first()
        .waitFor(),
    'importir',
  ],
  ['the list of PPFTZ records', '/ppftz/browse', async (page: Page) => first(page).waitFor(), 'ppjk'],
  ['the first step of a record', '/ppftz/perekaman?cari=Dikembalikan', openRecord, 'ppjk'],
  [
    'the second step of a record',
    '/ppftz/perekaman?cari=Dikembalikan',
    async (page: Page) => {
      await openRecord(page);
      await page.goto(`${page.url()}?langkah=2`);
      await page.getByRole('button', { name: 'Add goods' }).waitFor();
    },
    'ppjk',
  ],
  [
    'the third step of a record',
    '/ppftz/perekaman?cari=Dikembalikan',
    async (page: Page) => {
      await openRecord(page);
      await page.goto(`${page.url()}?langkah=3`);
      await page.getByRole('checkbox').waitFor();
    },
    'ppjk',
  ],
  [
    'the detail of a record',
    '/ppftz/browse?status=150',
    async (page: Page) => {
      await first(page).click();
      await page.getByRole('region', { name: 'Goods', exact: true }).waitFor();
      await page.getByRole('region', { name: 'Transport' }).waitFor();
    },
    'ppjk',
  ],
  [
    'the ports of a transit request',
    '/formtransit',
    async (page: Page) => {
      await page.getByRole('combobox', { name: 'Port of entry' }).press('ArrowDown');
      await page.getByRole('listbox').getByRole('option').nth(2).waitFor();
    },
    undefined,
  ],
])(
  'in English, %s says in Indonesian what the server sent in Indonesian',
  async (_, address, arrive, user) => {
    const page = await (await portal().context({ user, language: 'en' })).newPage();
    const received = listenTo(page);
    await page.goto(`${portal().server.url}/#${address}`);
    await arrive(page);
    const data = (await spoken(page)).filter(([text]) => received.has(text));
    expect(data.length).toBeGreaterThan(1);
    expect(data.filter(([, language]) => language !== 'id')).toEqual([]);
  },
);
