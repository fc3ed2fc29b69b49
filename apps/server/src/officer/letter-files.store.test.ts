import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SpreadsheetCell, spreadsheetWays } from '@pabean/api/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeStore } from '../testing/describe-store.ts';
import type { TestServer } from '../testing/index.ts';
import { npwpOf } from '../testing/people.ts';
import { generousLimits } from '../testing/permit.ts';
import { readOfficerCommand } from './run-command.ts';

const names =
  'ID_AJU,ID_PEMBERITAHU,NO_SPPBMCP,TGL_SPPBMCP,TOTAL_BM,TOTAL_PPN,TOTAL_PPH,TOTAL_PPNBM,TOTAL_BMTP,TOTAL_TAGIHAN,NO_BARANG,TGL_HOUSE_BLAWB,KD_GUDANG,NO_KANTONG,KD_JNS_PIBK';
const rupiah = (...amounts: number[]) => amounts.map((number) => ({ number, decimals: 0 }));
const lineOf = (aju: string): SpreadsheetCell[] => [
  ...[aju, '1000000000000001', '000001', { day: '2026-03-01' }, ...rupiah(7_500, 11_000, 0, 0, 0, 18_500)],
  ...['CN;1, "Café"', { day: '2026-02-27' }, 'BTA1', '', '2'],
];

describeStore('the file of a letter', (engine) => {
  let server: TestServer;
  let folder: string;
  let serial = 0;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'pabean-letter-files-'));
    server = await engine.createServer({ deps: { limits: generousLimits } });
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await server.close();
  });

  async function release(bytes: Uint8Array): Promise<string> {
    const path = join(folder, 'surat.csv');
    writeFileSync(path, bytes);
    const number = `${++serial}/SPPBMCP-K`;
    const command = readOfficerCommand([
      ...['letter', 'release', path, '--to', npwpOf('importir'), '--number', number, '--date', '2026-03-01'],
      ...['--billing', `620260301${String(serial).padStart(6, '0')}`, '--due', '2026-03-31'],
    ]);
    server.clock.advance(1_000);
    return 'prints' in command ? command.prints : command.run({ ...server.deps, actor: 'hendra' });
  }
  const goodsNumbers = async () =>
    (
      await server.store.db
        .selectFrom('release_letter_line')
        .innerJoin('release_letter', 'release_letter.id', 'letter_id')
        .where('release_letter.number', '=', `${serial}/SPPBMCP-K`)
        .select(['goods_number', 'release_letter_line.total'])
        .execute()
    ).map(({ goods_number, total }) => `${goods_number} ${total}`);

  test.each(spreadsheetWays())(
    'of $name is read, or refused with a way to fix it',
    async ({ write, isRead }) => {
      const released = release(write([names.split(','), lineOf('AJU-1'), lineOf('AJU-2')]));
      if (!isRead) {
        await expect(released).rejects.toThrow(/Nothing was changed\.\nsurat\.csv: .*[Ss]ave .*CSV/);
        return;
      }
      expect(await released).toContain('2 lines, Rp\u00a037.000');
      expect(await goodsNumbers()).toEqual(Array(2).fill('CN;1, "Café" 18500'));
    },
  );

  test('is refused where a spreadsheet has changed a number of a document, or grouped an amount', async () => {
    const { write } = spreadsheetWays()[0] ?? { write: () => new Uint8Array() };
    const grouped = lineOf('AJU-1').map((cell, index) => (index === 5 ? '11.000' : cell));
    const released = release(write([names.split(','), lineOf('2,04002E+18'), grouped]));
    await expect(released).rejects.toThrow(
      /line 2, column ID_AJU: is 2,04002E\+18\. .*Write all of its digits/,
    );
    await expect(released).rejects.toThrow(
      'line 3, column TOTAL_PPN: is no whole number of rupiah; write it',
    );
  });
});
