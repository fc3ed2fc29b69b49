import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeStore } from '../testing/describe-store.ts';
import type { TestServer } from '../testing/index.ts';
import { npwpOf } from '../testing/people.ts';
import { generousLimits } from '../testing/permit.ts';
import { samples } from '../testing/samples.ts';
import { readOfficerCommand } from './run-command.ts';

const heads =
  'ID_AJU;ID_PEMBERITAHU;NO_SPPBMCP;TGL_SPPBMCP;TOTAL_BM;TOTAL_PPN;TOTAL_PPH;TOTAL_PPNBM;TOTAL_BMTP;TOTAL_TAGIHAN;NO_BARANG;TGL_HOUSE_BLAWB;KD_GUDANG;NO_KANTONG;KD_JNS_PIBK';
const first =
  '02040020260301000001;1000000000000001;000001;2026-03-01;7500;11000;0;0;0;18500;CN-1;27-02-2026;BTA1;;2';
const second =
  '02040020260301000002;1000000000000001;000002;01-03-2026;0;2000000000;1;2;3;2000000006;=CN-2;;;K-1;10';

describeStore('an officer releases collective letters', (engine) => {
  let server: TestServer;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'pabean-letters-'));
    server = await engine.createServer({ deps: { limits: generousLimits } });
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await server.close();
  });

  const office = async (...args: string[]) => {
    const command = readOfficerCommand(['letter', ...args]);
    server.clock.advance(1_000);
    return 'prints' in command ? command.prints : command.run({ ...server.deps, actor: 'hendra' });
  };
  function fileOf(...lines: string[]) {
    const path = join(folder, 'surat.csv');
    writeFileSync(path, lines.map((line) => `${line}\r\n`).join(''));
    return path;
  }
  let last = 0;
  const billing = () => `620260301${String(++last).padStart(6, '0')}`;
  const release = (
    path: string,
    {
      to = npwpOf('importir'),
      number = '001/SPPBMCP-K',
      date = '2026-03-01',
      due = '31-03-2026',
      code = billing(),
    } = {},
  ) =>
    office('release', path, '--to', to, '--number', number, '--date', date, '--billing', code, '--due', due);
  const letters = async () => {
    const { body } = samples.releaseLetterList.input;
    const asked = { ...body, query: null, sort: null, direction: null, size: null };
    return (
      await server.call('releaseLetterList', { query: {}, body: asked }, await server.signIn('importir'))
    ).answer?.rows;
  };
  const content = async () =>
    JSON.stringify([
      await server.store.db.selectFrom('release_letter').selectAll().execute(),
      await server.store.db.selectFrom('release_letter_line').selectAll().execute(),
      await server.store.db.selectFrom('audit').selectAll().execute(),
      await server.store.db.selectFrom('company').select(['id', 'changes']).orderBy('id').execute(),
    ]);

  test('from a CSV: the company has the letter with its lines, and the audit log an entry', async () => {
    expect(await release(fileOf(heads, first, second))).toBe(
      '001/SPPBMCP-K is released to PT importir: 2 lines, Rp\u00a02.000.018.506, due 31-03-2026.',
    );
    const [letter] = (await letters()) ?? [];
    expect(letter).toMatchObject({
      number: '001/SPPBMCP-K',
      date: '2026-03-01',
      lineCount: 2,
      billingCode: '620260301000001',
      total: 2_000_018_506,
      dueDate: '2026-03-31',
    });
    const token = await server.signIn('importir');
    const body = { id: letter?.id ?? '' };
    const { answer } = await server.call('releaseLetterLines', { query: {}, body }, token);
    expect(answer?.rows[1]).toMatchObject({
      ajuNumber: '02040020260301000002',
      date: '2026-03-01',
      vat: 2_000_000_000,
      incomeTax: 1,
      luxuryTax: 2,
      antiDumpingDuty: 3,
      goodsNumber: '=CN-2',
      houseDate: '',
      bagNumber: 'K-1',
      pibkKind: '10',
    });
    expect(answer?.rows[0]?.houseDate).toBe('2026-02-27');
    const [entry] = await server.store.db
      .selectFrom('audit')
      .select(['actor', 'detail'])
      .where('action', '=', 'release-letter')
      .execute();
    expect(entry).toEqual({
      actor: 'hendra',
      detail: `${letter?.id} 001/SPPBMCP-K ${npwpOf('importir')} 2 lines, Rp\u00a02.000.018.506`,
    });
    expect(await office('list')).toBe('001/SPPBMCP-K  01-03-2026  2  PT importir');
  });

  test('all mistakes are listed with their line and column, and nothing is stored', async () => {
    const cells = first.split(';');
    const broken = (...changes: [number, string][]) =>
      cells.map((cell, index) => changes.find(([at]) => at === index)?.[1] ?? cell).join(';');
    const path = fileOf(
      heads,
      first,
      broken([0, ''], [3, '31-02-2026']),
      broken([9, '18501']),
      broken([4, '7.500']),
      broken([14, '11']),
    );
    const before = await content();
    const refused = release(path, { number: '002' });
    await expect(refused).rejects.toThrow('Nothing was changed.');
    await expect(refused).rejects.toThrow('surat.csv, line 3, column ID_AJU: must be filled');
    await expect(refused).rejects.toThrow('surat.csv, line 3, column TGL_SPPBMCP: is no day');
    await expect(refused).rejects.toThrow(
      'line 4, column TOTAL_TAGIHAN: is 18501, but the duties and taxes are 18500',
    );
    await expect(refused).rejects.toThrow('line 5, column TOTAL_BM: is no whole number of rupiah');
    await expect(refused).rejects.toThrow('line 6, column KD_JNS_PIBK: is no code of 1, 2,');
    expect(await content()).toBe(before);
  });

  test.each([
    ['another company than a verified one', { to: '9999999999999999' }, 'No verified company has the NPWP'],
    ['a number that was released', { number: '001/SPPBMCP-K' }, '001/SPPBMCP-K was released already'],
    ['no number', { number: '' }, '--number is missing'],
    ['a day that does not exist', { number: '003', date: '30-02-2026' }, '--date is no day'],
    ['a due day before its own', { number: '003', due: '2026-02-28' }, 'is before --date'],
    [
      'a billing code without 15 digits',
      { number: '003', code: '620260301' },
      '--billing has 15 digits, not 620260301',
    ],
    [
      'the billing code of another letter',
      { number: '003', code: '620260301000001' },
      'is that of the letter 001/SPPBMCP-K',
    ],
  ])('not with %s', async (_, given, told) => {
    const before = await content();
    await expect(release(fileOf(heads, first), given)).rejects.toThrow(told);
    expect(await content()).toBe(before);
  });

  test('not with a note twice, or an unknown warehouse', async () => {
    const path = fileOf(heads, first, first, second.replace(';;;K-1', ';;NONE;K-1'));
    const before = await content();
    const refused = release(path, { number: '007' });
    await expect(refused).rejects.toThrow(
      'line 3, column ID_AJU: is 02040020260301000001, which another line has already',
    );
    await expect(refused).rejects.toThrow(
      'line 4, column KD_GUDANG: is NONE, which is no warehouse of the office',
    );
    expect(await content()).toBe(before);
  });

  test('not from a missing file, or one without lines or without a column', async () => {
    await expect(release(fileOf(heads), { number: '004' })).rejects.toThrow('has no rows');
    await expect(release(fileOf('ID_AJU;NO_SPPBMCP', 'a;b'), { number: '004' })).rejects.toThrow(
      'lacks the columns',
    );
    await expect(release(join(folder, 'tidak-ada.csv'), { number: '004' })).rejects.toThrow('tidak-ada.csv');
  });

  test('once by two concurrent officers, with the lines of one of them', async () => {
    const path = fileOf(heads, first);
    const results = await Promise.allSettled([
      release(path, { number: '005' }),
      release(path, { number: '005' }),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const found = await server.store.db
      .selectFrom('release_letter_line')
      .innerJoin('release_letter', 'release_letter.id', 'letter_id')
      .where('release_letter.number', '=', '005')
      .select('position')
      .execute();
    expect(found).toHaveLength(1);
  });

  test('of thousands of lines', async () => {
    const lines = Array.from({ length: 1_203 }, (_, index) =>
      first.replace('02040020260301000001', `AJU-${index}`),
    );
    expect(await release(fileOf(heads, ...lines), { number: '006' })).toContain(
      '1203 lines, Rp\u00a022.255.500',
    );
  });

  test('its help lists its options', async () => {
    expect(await office('release', '--help')).toContain('--to <npwp>');
    expect(await office('--help')).toContain('release');
  });
});
