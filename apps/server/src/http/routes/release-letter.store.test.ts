import { inflateRawSync } from 'node:zlib';
import { letterSorts, pageSizes } from '@pabean/api/contract';
import { sql } from 'kysely';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ReleaseLetterTable } from '../../core/db/tables/release-letter.ts';
import { selectLetters } from '../../letter/letters.ts';
import { actOf } from '../../testing/act.ts';
import { describeStore } from '../../testing/describe-store.ts';
import type { TestServer } from '../../testing/index.ts';
import { addLetter, letterLine } from '../../testing/letters.ts';
import { accountOf, addAccount, npwpOf } from '../../testing/people.ts';
import { generousLimits } from '../../testing/permit.ts';
import { samples } from '../../testing/samples.ts';

/** A part of a workbook, as text. */
function partOf(file: Buffer, name: string): string {
  let at = file.readUInt32LE(file.lastIndexOf('PK\u0005\u0006') + 16);
  while (file.readUInt32LE(at) === 0x02014b50) {
    const nameLength = file.readUInt16LE(at + 28);
    if (file.toString('utf8', at + 46, at + 46 + nameLength) === name) {
      const part = file.readUInt32LE(at + 42);
      const from = part + 30 + file.readUInt16LE(part + 26) + file.readUInt16LE(part + 28);
      const packed = file.subarray(from, from + file.readUInt32LE(at + 20));
      return (file.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed)).toString('utf8');
    }
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  throw new Error(`There is no ${name}.`);
}

const usual = { query: null, sort: null, direction: null, size: null };

describeStore('collective release letters', (engine) => {
  let server: TestServer;
  const tokens: Record<string, string> = {};
  const companies: Record<string, string> = {};
  beforeAll(async () => {
    server = await engine.createServer({ deps: { limits: generousLimits } });
    const { company_id } = await accountOf(server, 'importir');
    await addAccount(server.store, server.clock(), { username: 'tamu', company_id, company_verified: 0 });
    for (const name of ['importir', 'rekan', 'pesaing', 'tamu', 'tps', 'ppjk', 'pindahan']) {
      tokens[name] = await server.signIn(name);
      companies[name] = (await accountOf(server, name)).company_id;
    }
  });
  beforeEach(() =>
    server.store.write(async (trx) => {
      await trx.deleteFrom('release_letter_line').execute();
      await trx.deleteFrom('release_letter').execute();
    }),
  );
  afterAll(() => server.close());

  const npwp = (user: string) => (user === 'tamu' ? npwpOf('importir') : npwpOf(user));
  const release = (
    user: string,
    letter: Partial<ReleaseLetterTable> = {},
    lines?: ReturnType<typeof letterLine>[],
  ) => addLetter(server.store, companies[user] ?? '', letter, lines);
  const list = (user: string, asked: object = {}, page?: number) =>
    server.call(
      'releaseLetterList',
      { query: { page }, body: { user, npwp: npwp(user), ...usual, ...asked } },
      tokens[user],
    );
  const numbers = async (user: string, asked: object = {}, page?: number) =>
    (await list(user, asked, page)).answer?.rows.map(({ number }) => number);
  const lines = (user: string, id: string, page?: number) =>
    server.call('releaseLetterLines', { query: { page }, body: { id } }, tokens[user]);
  const spreadsheetOf = (user: string, id: string) =>
    server.call('releaseLetterSheet', { body: { id } }, tokens[user]);
  const raw = async (path: string, body: object, user = 'importir') => {
    const headers = { authorization: `Bearer ${tokens[user]}`, 'content-type': 'application/json' };
    const response = await server.send(`/api/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return { status: response.status, json: (await response.json()) as Record<string, unknown> };
  };

  test('have the wire names of the documents, with the addresses of the adjacent pages', async () => {
    for (let serial = 1; serial <= 25; serial++) await release('importir', { number: `K-${serial}` });
    const { json } = await raw('sppbmcp/list?page=2', { user: 'importir', npwp: npwp('importir') });
    expect(Object.keys(json).toSorted()).toEqual(
      ['current_page', 'data', 'first_page_url', 'last_page', 'last_page_url']
        .concat(['next_page_url', 'prev_page_url', 'total'])
        .toSorted(),
    );
    expect(json).toMatchObject({
      current_page: 2,
      last_page: 3,
      total: 25,
      first_page_url: 'sppbmcp/list?page=1',
      prev_page_url: 'sppbmcp/list?page=1',
      next_page_url: 'sppbmcp/list?page=3',
      last_page_url: 'sppbmcp/list?page=3',
    });
    const [row] = json.data as Record<string, unknown>[];
    expect(Object.keys(row ?? {}).join(' ')).toBe(
      'ID_SPPBMCP NO_SPPBMCP_KOL TGL_SPPBMCP_KOL JMLCN KD_BILLING TOTAL TGL_JATUH_TEMPO',
    );
    expect(row).toMatchObject({ TGL_SPPBMCP_KOL: '2026-03-01', JMLCN: 2, TOTAL: 44_500 });
    const last = await raw('sppbmcp/list?page=3', { user: 'importir', npwp: npwp('importir') });
    expect(last.json).toMatchObject({ next_page_url: null, prev_page_url: 'sppbmcp/list?page=2' });
  });

  test('lines have the fifteen columns of the documents', async () => {
    const id = await release('importir', {}, [letterLine(1)]);
    const { json } = await raw('sppbmcp/listdtl', { id });
    const [row] = json.data as Record<string, unknown>[];
    expect(Object.keys(row ?? {}).join(' ')).toBe(
      'ID_AJU ID_PEMBERITAHU NO_SPPBMCP TGL_SPPBMCP TOTAL_BM TOTAL_PPN TOTAL_PPH TOTAL_PPNBM TOTAL_BMTP TOTAL_TAGIHAN NO_BARANG TGL_HOUSE_BLAWB KD_GUDANG NO_KANTONG KD_JNS_PIBK',
    );
  });

  test('are those of the company, for its verified accounts only', async () => {
    const id = await release('importir', { number: 'MILIK' });
    expect(await numbers('importir')).toEqual(['MILIK']);
    expect(await numbers('rekan')).toEqual(['MILIK']);
    for (const user of ['pesaing', 'tamu', 'tps', 'ppjk']) {
      expect((await list(user)).answer).toMatchObject({ rows: [], total: 0, pageCount: 1 });
      expect((await lines(user, id)).status).toBe(404);
      expect((await spreadsheetOf(user, id)).status).toBe(404);
    }
    for (const answer of [list('pindahan'), lines('pindahan', id), spreadsheetOf('pindahan', id)])
      expect((await answer).status).toBe(403);
    const asOther = { ...samples.releaseLetterList.input.body, npwp: npwp('pesaing') };
    expect((await server.call('releaseLetterList', { body: asOther }, tokens.importir)).status).toBe(403);
  });

  test.each([
    ['number', ['A', 'B', 'C']],
    ['date', ['C', 'A', 'B']],
    ['lineCount', ['B', 'C', 'A']],
    ['billingCode', ['B', 'A', 'C']],
    ['total', ['C', 'B', 'A']],
    ['dueDate', ['A', 'C', 'B']],
  ] as const)('are sorted by %s, both ways', async (sort, order) => {
    const facts = [
      {
        number: 'B',
        date: '2026-02-03',
        line_count: 1,
        billing_code: '1',
        total: 3e9,
        due_date: '2026-05-01',
      },
      {
        number: 'A',
        date: '2026-02-02',
        line_count: 30,
        billing_code: '2',
        total: 2e10,
        due_date: '2026-03-01',
      },
      { number: 'C', date: '2026-02-01', line_count: 4, billing_code: '3', total: 5, due_date: '2026-04-01' },
    ];
    for (const letter of facts) await release('importir', letter);
    expect(await numbers('importir', { sort })).toEqual(order);
    expect(await numbers('importir', { sort, direction: 'desc' })).toEqual(order.toReversed());
    expect(await numbers('importir')).toEqual(['B', 'A', 'C']);
  });

  test('are searched by number, billing code and days as they are shown', async () => {
    await release('importir', { number: '001/SPPBMCP-K', billing_code: '62026', due_date: '2026-04-09' });
    await release('importir', { number: '002/SPPBMCP-K', billing_code: '71111', date: '2025-12-31' });
    expect(await numbers('importir', { query: '002/sppb' })).toEqual(['002/SPPBMCP-K']);
    expect(await numbers('importir', { query: '62026' })).toEqual(['001/SPPBMCP-K']);
    expect(await numbers('importir', { query: '09-04-2026' })).toEqual(['001/SPPBMCP-K']);
    expect(await numbers('importir', { query: 'sppbmcp 31-12-2025' })).toEqual(['002/SPPBMCP-K']);
    expect((await list('importir', { query: "%' or 1=1 --" })).answer).toMatchObject({ rows: [], total: 0 });
  });

  test.each(['0', '-1', 'abc', '1.5', '', '1e9', '99999999999'])('refuse page %j', async (page) => {
    const { status } = await raw(`sppbmcp/list?page=${page}`, { user: 'importir', npwp: npwp('importir') });
    expect(status).toBe(422);
  });

  test('are none on a page after the last', async () => {
    await release('importir');
    expect((await list('importir', {}, 999_999_999)).answer).toMatchObject({
      rows: [],
      pageCount: 1,
      total: 1,
    });
  });

  test.each([
    { p: 'id; drop table release_letter' },
    { p: 'company_id' },
    { a: 'sideways' },
    { b: '1000000' },
  ])('refuse %j', async (asked) => {
    const body = { user: 'importir', npwp: npwp('importir'), ...asked };
    expect((await raw('sppbmcp/list', body)).status).toBe(422);
  });

  test.each(pageSizes)('are listed %s at a time', async (size) => {
    for (let serial = 1; serial <= 12; serial++) await release('importir');
    const { answer } = await list('importir', { size });
    expect(answer?.rows).toHaveLength(Math.min(12, Number(size)));
    // As text, as a number, or omitted: the documents do not define it.
    const body = { user: 'importir', npwp: npwp('importir'), b: Number(size), q: '', p: null };
    expect((await raw('sppbmcp/list', body)).json.data).toHaveLength(Math.min(12, Number(size)));
  });

  test('keep their tag until a letter is released', async () => {
    await release('importir');
    const { headers } = await list('importir');
    const ask = () =>
      server.call(
        'releaseLetterList',
        { query: {}, body: { user: 'importir', npwp: npwp('importir'), ...usual } },
        tokens.importir,
        { headers: { 'If-None-Match': headers.get('etag') ?? '' } },
      );
    await expect(ask()).rejects.toThrow();
    await release('importir');
    expect((await ask()).answer?.total).toBe(2);
  });

  test('have pages of lines, in the order of the letter', async () => {
    const all = Array.from({ length: 23 }, (_, index) => letterLine(index + 1));
    const id = await release('importir', {}, all);
    await release('importir', {}, [letterLine(1, { goods_number: 'SURAT-LAIN' })]);
    const third = (await lines('importir', id, 3)).answer;
    expect(third?.rows.map(({ goodsNumber }) => goodsNumber)).toEqual(['CN-21', 'CN-22', 'CN-23']);
    expect(third).toMatchObject({ page: 3, pageCount: 3, total: 23, previous: 2, next: null });
    expect((await lines('importir', id)).answer?.rows).toHaveLength(10);
    expect((await lines('importir', id, 4)).answer?.rows).toEqual([]);
  });

  describe('as a spreadsheet', () => {
    const open = async (id: string) => {
      const { answer, headers } = await spreadsheetOf('importir', id);
      const bytes = Buffer.from(answer?.bytes ?? []);
      const [letter, rows] = [
        await readSheet(bytes, 'SPPBMCP'),
        await readSheet(bytes, 'Rincian', { trim: false }),
      ];
      return { letter, rows, headers, name: answer?.name, bytes };
    };

    test('have a name, a worksheet for the letter and one for its lines, with numbers and days', async () => {
      const facts = { number: '001/SPPBMCP-K/2026', total: 5_418_792, due_date: '2026-03-31' };
      const id = await release('importir', facts, [letterLine(1), letterLine(2, { house_date: '' })]);
      const { letter, rows, headers, name } = await open(id);
      expect(name).toBe('SPPBMCP 001-SPPBMCP-K-2026.xlsx');
      expect(headers.get('content-type')).toBe(
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      );
      expect(headers.get('cache-control')).toBe('no-store');
      expect(letter[1]).toEqual([
        '001/SPPBMCP-K/2026',
        new Date('2026-03-01'),
        2,
        '620260301000001',
        5_418_792,
        new Date('2026-03-31'),
      ]);
      expect(rows[0]).toEqual([
        ...['Nomor Aju', 'ID Pemberitahu', 'No. SPPBMCP', 'Tgl. SPPBMCP', 'BM', 'PPN', 'PPh', 'PPnBM'],
        ...['BMTP', 'Total Tagihan', 'No. Barang', 'Tgl. House BL/AWB', 'Kode Gudang', 'No. Kantong'],
        'Kode Jenis PIBK',
      ]);
      expect(rows[1]).toEqual([
        ...['0204002026030100000001', '1000000000000001', '000001/SPPBMCP', new Date('2026-03-01')],
        ...[7_500, 11_000, 0, 0, 0, 18_500, 'CN-1', new Date('2026-02-27'), 'BTA1', null, '2'],
      ]);
      expect(rows[2]?.[11]).toBeNull();
    });

    test.each([
      '=1+1',
      '+62',
      '-5',
      '@SUM(A1)',
      '\tx',
      '=HYPERLINK("http://x")',
      '<b>&amp;</b>',
      '😀 ß 日本',
      '007',
    ])('keep %j as text', async (text) => {
      const id = await release('importir', {}, [letterLine(1, { goods_number: text, bag_number: text })]);
      const { rows } = await open(id);
      expect(rows[1]?.[10]).toBe(text);
      expect(rows[1]?.[13]).toBe(text);
    });

    test('can be filtered by each column below bold heads, and end with totals', async () => {
      const id = await release('importir', {}, [
        letterLine(1),
        letterLine(2),
        letterLine(3, { vat: 0, total: 22_500 }),
      ]);
      const { rows, bytes } = await open(id);
      expect(rows.at(-1)).toEqual([
        ...['Jumlah', null, null, null, 45_000, 22_000, 0, 0, 0, 67_000],
        ...[null, null, null, null, null],
      ]);
      expect(rows).toHaveLength(5);
      const worksheet = partOf(bytes, 'xl/worksheets/sheet2.xml');
      // The totals are not sorted in among the lines.
      expect(worksheet).toMatch(/<\/sheetData><autoFilter ref="A1:O4"\/>/);
      expect(worksheet).toMatch(/<pane [^>]*ySplit="1"/);
      const styles = partOf(bytes, 'xl/styles.xml');
      const fonts = [...styles.matchAll(/<font>.*?<\/font>/gs)].map(([font]) => font.includes('<b/>'));
      const formats = [...styles.replace(/^.*<cellXfs/s, '').matchAll(/<xf ([^>]*)>/g)].map(
        ([, format = '']) => fonts[Number(/fontId="(\d+)"/.exec(format)?.[1] ?? 0)],
      );
      const boldAt = (cell: string) =>
        formats[Number(new RegExp(`<c r="${cell}"[^>]*? s="(\\d+)"`).exec(worksheet)?.[1] ?? 0)];
      expect(['A1', 'O1', 'A2', 'J2', 'A5', 'J5'].map(boldAt)).toEqual([
        true,
        true,
        false,
        false,
        true,
        true,
      ]);
    });

    test('of one line have its amounts as totals, and no filters in the worksheet of the letter', async () => {
      const { rows, bytes } = await open(await release('importir', {}, [letterLine(1)]));
      expect(rows.map((row) => row[9])).toEqual(['Total Tagihan', 18_500, 18_500]);
      expect(partOf(bytes, 'xl/worksheets/sheet1.xml')).not.toContain('autoFilter');
    });

    test('omit characters that no workbook can hold', async () => {
      const id = await release('importir', {}, [letterLine(1, { goods_number: 'a\u0001b\u001Fc' })]);
      expect((await open(id)).rows[1]?.[10]).toBe('abc');
    });

    test('contain every line, even when they are read in several batches', async () => {
      const all = Array.from({ length: 4_321 }, (_, index) => letterLine(index + 1));
      const { rows } = await open(await release('importir', {}, all));
      expect(rows.slice(1, -1).map((row) => row[10])).toEqual(all.map((line) => line.goods_number));
    });

    test('of several users are generated one after the other', async () => {
      const ids = await Promise.all([release('importir'), release('importir'), release('importir')]);
      const answers = await Promise.all(ids.map((id) => spreadsheetOf('importir', id)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    });
  });

  test.each(letterSorts)('by %s are read in the order of an index', async (sort) => {
    const asked = { query: null, sort, direction: 'desc' as const };
    const plan = await server.store.write(async (trx) => {
      const page = selectLetters(await actOf(server, 'importir', trx), asked)
        .selectAll()
        .limit(10);
      if (engine.name === 'sqlite') return page.explain(undefined, sql`query plan`);
      // Few rows would be sorted anyway.
      for (const way of ['sort', 'incremental_sort', 'seqscan', 'bitmapscan'])
        await sql`set local ${sql.ref(`enable_${way}`)} = off`.execute(trx);
      return page.explain();
    });
    expect(JSON.stringify(plan)).toMatch(/index.*release_letter_/i);
    expect(JSON.stringify(plan)).not.toMatch(/TEMP B-TREE|Sort Key/);
  });
});
