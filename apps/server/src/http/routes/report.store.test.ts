import { type ReportType, reportSchema } from '@pabean/api/rules';
import Papa from 'papaparse';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { describeStore } from '../../testing/describe-store.ts';
import type { TestServer } from '../../testing/index.ts';
import { accountOf, addAccount, npwpOf } from '../../testing/people.ts';
import { csvUrl, dataUrl, generousLimits } from '../../testing/permit.ts';

const columnsOf = (type: ReportType) => reportSchema(type)?.columns ?? [];

/** Lines of examples, some cells otherwise. */
const linesOf = (type: ReportType, count: number, cells: Readonly<Record<string, string>> = {}) =>
  Array.from({ length: count }, (_, index) =>
    Object.fromEntries(
      columnsOf(type).map(({ name, example }) => [
        name,
        cells[name] ?? (name === 'no_bl' ? `BL-${index + 1}` : example),
      ]),
    ),
  );

type Line = Readonly<Record<string, string>>;

const csvOf = (lines: readonly Line[]) =>
  `${Papa.unparse(lines as Line[], { delimiter: ';', newline: '\r\n' })}\r\n`;

describeStore('reports', (engine) => {
  let server: TestServer;
  const tokens: Record<string, string> = {};
  beforeAll(async () => {
    server = await engine.createServer({ deps: { limits: generousLimits } });
    const { company_id } = await accountOf(server, 'importir');
    await addAccount(server.store, server.clock(), { username: 'tamu', company_id, company_verified: 0 });
    for (const name of ['importir', 'rekan', 'pesaing', 'tamu', 'tps', 'ppjk', 'pindahan'])
      tokens[name] = await server.signIn(name);
  });
  afterAll(() => server.close());
  beforeEach(() =>
    server.store.write(async (trx) => {
      await trx.deleteFrom('report_line').execute();
      await trx.deleteFrom('report').execute();
    }),
  );

  const npwp = (user: string) => (user === 'tamu' ? npwpOf('importir') : npwpOf(user));
  const sheet = { from: '2026-02-01', until: '2026-02-28', warehouse: 'BTA1', type: '1' } as const;
  function send(user: string, lines: readonly object[], file: string, typed: object = {}) {
    const body = { ...sheet, user, npwp: npwp(user), lines: [...lines], file, extension: 'csv' as const };
    return server.call('sendReport', { body: { ...body, ...typed } }, tokens[user]);
  }
  const sendLines = (user: string, lines: readonly Line[], typed: object = {}) =>
    send(user, lines, csvUrl(csvOf(lines)), typed);
  const asked = { query: null, type: null, sort: null, direction: null, size: null };
  const list = async (user: string, typed: object = {}, page = 1) =>
    (
      await server.call(
        'reportList',
        { query: { page }, body: { ...asked, npwp: npwp(user), ...typed } },
        tokens[user],
      )
    ).answer;
  const fetched = (user: string, id: string, name: string) =>
    server.send(`/api/unduh/${id}/${encodeURIComponent(name)}`, {
      headers: { Authorization: `Bearer ${tokens[user]}` },
    });

  test('one that was sent despite warnings is in the audit log with their number', async () => {
    const notes = () =>
      server.store.db
        .selectFrom('audit')
        .select(['actor', 'detail'])
        .where('action', '=', 'report-warnings')
        .execute();
    await sendLines('importir', linesOf('1', 1), { until: '2026-02-27' });
    await sendLines('importir', linesOf('1', 1), { until: '2026-02-26', warnings: 0 });
    expect(await notes()).toEqual([]);
    const { answer } = await sendLines('importir', linesOf('1', 1), { warnings: 3 });
    expect(await notes()).toEqual([{ actor: 'importir', detail: `${answer?.id}: 3 passed over` }]);
  });

  test('one is stored byte for byte, with its lines, and listed with the wire names', async () => {
    const text = `\uFEFF${csvOf(linesOf('1', 3, { tgl_masuk: '03-09-2026', brutto: '1850,5' }))}`;
    const lines = linesOf('1', 3, { tgl_masuk: '2026-09-03', brutto: '1850.5' });
    const sent = await send('importir', lines, csvUrl(text));
    expect(sent.answer?.message).toBe('Laporan berhasil dikirim. Kantor akan memeriksanya.');
    const response = await server.send('/api/laporan/browseupload?page=1', {
      method: 'POST',
      headers: { Authorization: `Bearer ${tokens.importir}`, 'content-type': 'application/json' },
      body: JSON.stringify({ npwp: npwp('importir') }),
    });
    const id = sent.answer?.id ?? '';
    const now = server.clock().toISOString();
    const page = 'laporan/browseupload?page=1';
    const name = 'Laporan 1 01-02-2026 sd 28-02-2026.csv';
    expect(await response.json()).toEqual({
      data: [
        {
          id_tl_hdr: id,
          NM_PERUSAHAAN: 'PT importir',
          wk_rekam: now,
          wk_kirim: now,
          tgl_awal: '2026-02-01',
          tgl_akhir: '2026-02-28',
          jns_laporan: '1',
          jenis: 'Penimbunan Sementara (TPS)',
          nm_file: name,
          ukuran: Buffer.byteLength(text),
          jml_baris: 3,
          wk_terima: null,
        },
      ],
      current_page: 1,
      last_page: 1,
      total: 1,
      first_page_url: page,
      prev_page_url: null,
      next_page_url: null,
      last_page_url: page,
    });
    const file = await fetched('importir', id, name);
    expect(file.headers.get('content-type')).toBe('text/csv');
    expect(file.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(Buffer.from(await file.arrayBuffer())).toEqual(Buffer.from(text));
    const kept = await server.call('reportLines', { body: { id, type: '1' } }, tokens.importir);
    expect(kept.answer).toEqual(lines.map((line) => ({ ...line, volume: '24.125' })));
  });

  test('synonyms for packages are stored as codes, and for an unknown word the nearest code is suggested', async () => {
    const words = ['koli', 'Dus', 'KARTON', 'pk'].map((kd_kemasan, index) => ({
      ...(linesOf('1', 1)[0] as Line),
      kd_kemasan,
      no_bl: `BL-${index}`,
    }));
    const sent = await sendLines('importir', words);
    expect(sent.failure).toBeUndefined();
    const id = sent.answer?.id ?? '';
    const kept = await server.call('reportLines', { body: { id, type: '1' } }, tokens.importir);
    expect(kept.answer?.map(({ kd_kemasan }) => kd_kemasan)).toEqual(['PK', 'CT', 'CT', 'PK']);
    const refused = await sendLines('importir', linesOf('1', 1, { kd_kemasan: 'kartom' }));
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.failure)).toContain('Mungkin maksudnya CT (Karton).');
  });

  test('its types 3 and 4 are stored unchanged, without lines', async () => {
    const sent = await send('tps', [{ a: '1', b: '=1+1' }], csvUrl('a;b\n1;=1+1\n'), { type: '4' });
    const kept = await server.call(
      'reportLines',
      { body: { id: sent.answer?.id ?? '', type: null } },
      tokens.tps,
    );
    expect(kept.answer).toEqual([]);
    expect((await list('tps'))?.rows).toMatchObject([{ type: '4', lineCount: 1 }]);
  });

  describe('a refused report', () => {
    const errorsOf = (failure: { errors?: readonly object[] | undefined } | undefined) => failure?.errors;

    test('lists every wrong cell with its physical line', async () => {
      const lines = linesOf('1', 4).map((line, index) => ({
        ...line,
        ...(index === 0 && { keterangan: 'dua\nbaris' }),
        ...(index === 2 && { tgl_bl: '31-02-2026', jml_kemasan: 'dua' }),
      }));
      const { status, failure } = await sendLines('importir', lines);
      expect(status).toBe(422);
      expect(failure?.message).toBe('2 kesalahan di berkas ini. Perbaiki berkasnya, lalu kirim lagi.');
      expect(errorsOf(failure)).toEqual([
        {
          field: 'file',
          message:
            'Baris 5, kolom tgl_bl: Bukan tanggal. Tulis YYYY-MM-DD atau dd-MM-yyyy, misalnya 2026-08-28.',
        },
        {
          field: 'file',
          message: 'Baris 5, kolom jml_kemasan: Bukan angka. Tulis angka tanpa pemisah ribuan, misalnya 120.',
        },
      ]);
      expect((await list('importir'))?.rows).toEqual([]);
    });

    test('lists a thousand cells, and the number of further ones', async () => {
      const { failure } = await sendLines('importir', linesOf('1', 600, { tgl_bl: 'x', brutto: 'x' }));
      expect(failure?.errors).toHaveLength(1_001);
      expect(failure?.errors?.at(-1)?.message).toBe('Masih ada 200 kesalahan lain di berkas ini.');
    });

    const right = linesOf('1', 2);
    const [one = {}, two = {}] = right;
    test.each([
      ['a line that differs', [one, { ...two, consignee: 'Lain' }], 3],
      ['a line that is missing', [one], 3],
      ['a line too many', [one, two, two], 4],
      ['a line that is none', [one, 'x'], 3],
      ['cells that are none', [{ ...one, consignee: ['x'] }, two], 2],
    ])('is data that differs from its file: %s', async (_, lines, line) => {
      const { status, failure } = await send('importir', lines as object[], csvUrl(csvOf(right)));
      expect(status).toBe(422);
      expect(failure?.errors?.map(({ message }) => message)).toEqual([
        `Baris ${line} dari data yang dikirim berbeda dari berkasnya. Pilih berkasnya lagi, lalu kirim.`,
      ]);
    });

    test.each([
      ['a file with commas', csvUrl('a,b\n1,2\n'), /dipisah dengan koma/],
      ['an empty file', csvUrl(' \n'), /kosong/],
      ['a page', csvUrl('<html><script>alert(1)</script>'), /bukan CSV/],
      ['UTF-16 without its mark', dataUrl(Buffer.from('a;b\n', 'utf16le'), 'text/csv'), /UTF-16/],
      ['a workbook', dataUrl(Buffer.from('PK\u0003\u0004'), 'text/csv'), /buku kerja .+ simpan lembarnya/],
      ['a quote that is never closed', csvUrl('a;b\n1;"x\n'), /Tanda kutip di baris 2/],
      ['a picture', dataUrl(Buffer.from([0x89, 0x50]), 'image/png'), /Berkas harus CSV/],
      ['800 KB and one byte', csvUrl('x'.repeat(800 * 1024 + 1)), /berukuran 801 Kb, max. 800 Kb/],
    ])('is %s', async (_, file, message) => {
      const { status, failure } = await send('importir', [], file, { type: '3' });
      expect(status).toBe(422);
      expect(failure?.errors?.map((error) => error.message).join()).toMatch(message);
    });

    test('is a period that ends before it begins', async () => {
      const response = await server.send('/api/laporan', {
        method: 'POST',
        headers: { Authorization: `Bearer ${tokens.importir}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          user: 'importir',
          npwp: npwp('importir'),
          jns_laporan: 3,
          bulan: '01',
          laporan: [],
          file: csvUrl('a\n1\n'),
          ext: 'csv',
          tgl_awal: '2026-02-02',
          tgl_akhir: '2026-02-01',
        }),
      });
      expect(await response.json()).toMatchObject({
        errors: [{ field: 'tgl_akhir', message: 'Tanggal akhir tidak boleh sebelum tanggal awal.' }],
      });
    });

    test('is the same file for the same period, sent again', async () => {
      expect((await sendLines('importir', right)).status).toBe(200);
      const again = await sendLines('rekan', right);
      expect(again.status).toBe(409);
      expect(again.failure?.message).toMatch(/sudah dikirim untuk periode ini/);
      expect((await sendLines('importir', right, { until: null })).status).toBe(200);
      expect((await sendLines('pesaing', right)).status).toBe(200);
    });
  });

  describe('access', () => {
    test('the company sees them, others do not, and an unverified account sees its own', async () => {
      const { answer } = await sendLines('importir', linesOf('1', 1));
      server.clock.advance(1);
      await sendLines('tamu', linesOf('1', 2));
      const id = answer?.id ?? '';
      const [row] = (await list('rekan'))?.rows.filter((each) => each.id === id) ?? [];
      const seen = async (user: string) => (await list(user))?.rows.map(({ lineCount }) => lineCount);
      expect(await seen('importir')).toEqual([2, 1]);
      expect(await seen('tamu')).toEqual([2]);
      expect(await seen('pesaing')).toEqual([]);
      for (const user of ['tamu', 'pesaing']) {
        const byId = { body: { id, type: null } };
        expect((await server.call('reportLines', byId, tokens[user])).status).toBe(404);
        expect((await server.call('noteReportFetched', { body: { id } }, tokens[user])).status).toBe(404);
        expect((await fetched(user, id, row?.fileName ?? '')).status).toBe(404);
      }
      expect((await sendLines('pindahan', linesOf('1', 1))).status).toBe(403);
    });

    test('a download of the file is counted', async () => {
      const { answer } = await sendLines('importir', linesOf('1', 1));
      const id = answer?.id ?? '';
      for (let times = 0; times < 2; times++)
        await server.call('noteReportFetched', { body: { id } }, tokens.importir);
      const row = await server.store.db.selectFrom('report').selectAll().executeTakeFirstOrThrow();
      expect([row.fetches, row.fetched_at]).toEqual([2, server.clock().toISOString()]);
    });
  });

  describe('pages', () => {
    beforeEach(async () => {
      for (let day = 1; day <= 12; day++) {
        const from = `2026-03-${String(day).padStart(2, '0')}`;
        const type = day % 2 ? '3' : '4';
        server.clock.advance(1);
        await send('ppjk', [{ a: String(day) }], csvUrl(`a\n${day}\n`), { type, from, until: null });
      }
    });
    const days = (page: Awaited<ReturnType<typeof list>>) =>
      page?.rows.map(({ from }) => Number(from.slice(8)));

    test('have ten reports, the latest first', async () => {
      const first = await list('ppjk');
      expect(days(first)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
      expect(first).toMatchObject({ page: 1, pageCount: 2, total: 12, previous: null, next: 2 });
      expect(days(await list('ppjk', {}, 2))).toEqual([2, 1]);
      expect(days(await list('ppjk', {}, 1_000_000_000))).toEqual([]);
    });

    test('follow the requested order, type, search and size', async () => {
      expect(days(await list('ppjk', { sort: 'from', direction: 'asc' }))?.slice(0, 3)).toEqual([1, 2, 3]);
      expect(days(await list('ppjk', { sort: 'type', direction: 'desc' }))?.slice(0, 3)).toEqual([12, 10, 8]);
      expect(days(await list('ppjk', { type: '3' }))).toEqual([11, 9, 7, 5, 3, 1]);
      expect(days(await list('ppjk', { query: '07-03-2026' }))).toEqual([7]);
      expect(days(await list('ppjk', { size: '25' }))).toHaveLength(12);
    });

    test('refuse names that are not in the list', async () => {
      const response = await server.send('/api/laporan/browseupload?page=1', {
        method: 'POST',
        headers: { Authorization: `Bearer ${tokens.ppjk}`, 'content-type': 'application/json' },
        body: JSON.stringify({ npwp: npwp('ppjk'), b: 'company_id; drop table report', d: '1000' }),
      });
      expect(response.status).toBe(422);
    });
  });

  test('a template is read back as a report of its type', async () => {
    for (const type of ['1', '2'] as const) {
      const { answer } = await server.call('reportTemplate', { params: { type } }, tokens.tps);
      const text = Buffer.from(answer?.bytes ?? []).toString();
      const sent = await send(
        'tps',
        linesOf(type, 1).map((line) => ({ ...line, ...(line.no_bl && { no_bl: 'MAEU245810937' }) })),
        csvUrl(text),
        { type },
      );
      expect(sent.failure).toBeUndefined();
    }
    expect((await server.call('reportTemplate', { params: { type: '3' } }, tokens.tps)).status).toBe(404);
    expect((await server.call('containerTemplate', {}, tokens.tps)).answer?.name).toBe('formatcont.csv');
  });

  test('warehouses are listed', async () => {
    const { answer } = await server.call('warehouseList', {}, tokens.importir);
    expect(answer).toContainEqual({ code: 'BTA1', name: 'Lapangan Peti Kemas Pelabuhan Batu Ampar' });
  });
});
