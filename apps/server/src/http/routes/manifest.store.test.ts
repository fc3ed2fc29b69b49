import type { ListedManifest } from '@pabean/api/contract';
import { manifestAddress, maxListed } from '@pabean/api/contract';
import { manifestTypes } from '@pabean/api/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPng } from '../../demo/demo-files.ts';
import { deflated } from '../../testing/deflated-zip.ts';
import { describeStore } from '../../testing/describe-store.ts';
import type { TestServer } from '../../testing/index.ts';
import { accountOf, addAccount, addCompany, npwpOf } from '../../testing/people.ts';
import { dataUrl, generousLimits } from '../../testing/permit.ts';
import { sampleCsv, sampleJpeg, samplePdf, sampleXlsx } from '../../testing/sample-files.ts';
import { samples } from '../../testing/samples.ts';

const files = {
  pdf: samplePdf,
  png: demoPng(9),
  jpg: sampleJpeg,
  jpeg: sampleJpeg,
  csv: sampleCsv,
  xlsx: sampleXlsx,
} as const;
type Extension = keyof typeof files;

describeStore('manifests', (engine) => {
  let server: TestServer;
  const tokens: Record<string, string> = {};
  beforeAll(async () => {
    server = await engine.createServer({ deps: { limits: generousLimits } });
    const { company_id } = await accountOf(server, 'importir');
    const now = server.clock();
    await addAccount(server.store, now, { username: 'tamu', company_id, company_verified: 0 });
    const other = { identity_type: '4', identity_number: 'KITAS-1' };
    const foreign = await addCompany(server.store, now, other);
    await addAccount(server.store, now, { username: 'asing', company_id: foreign.id });
    for (const name of ['importir', 'rekan', 'pesaing', 'tamu', 'tps', 'ppjk', 'pindahan', 'asing'])
      tokens[name] = await server.signIn(name);
  });
  afterAll(() => server.close());

  const npwp = (user: string) => (user === 'tamu' ? npwpOf('importir') : npwpOf(user));
  const upload = (user: string, typed: object = {}, headers = {}) =>
    server.call(
      'uploadManifest',
      { body: { ...samples.uploadManifest.input.body, npwp: npwp(user), ...typed } },
      tokens[user],
      { headers },
    );
  const list = async (user: string, query?: string) => {
    const body = { npwp: npwp(user), ...(query !== undefined && { query }) };
    return (await server.call('manifestList', { body }, tokens[user])).answer ?? [];
  };
  const withFile = (extension: Extension) => ({
    extension,
    file: dataUrl(files[extension], manifestTypes[extension]),
  });
  const fetchFile = (user: string, address: string | null) =>
    server.send(`/api/${address}`, { headers: { Authorization: `Bearer ${tokens[user]}` } });
  const emptied = () => server.store.write((trx) => trx.deleteFrom('manifest').execute());

  test('one is listed with the wire names, and its response has nothing else', async () => {
    const sent = await upload('importir', { number: 'SMLU4021877' });
    expect(sent.status).toBe(200);
    expect(sent.answer?.message).toBe('Manifes berhasil dikirim. Kantor akan mencocokkannya.');
    const response = await server.send('/api/rekonmanifes/browse', {
      method: 'POST',
      headers: { Authorization: `Bearer ${tokens.importir}`, 'content-type': 'application/json' },
      body: JSON.stringify({ npwp: npwp('importir') }),
    });
    const id = sent.answer?.id;
    expect(await response.json()).toEqual([
      {
        id_rekon_manifes: id,
        NM_PERUSAHAAN: 'PT importir',
        no_bl: 'SMLU4021877',
        tgl_bl: '2026-03-01',
        jn_perusahaan: '2',
        kd_tujuan: '1',
        wk_kirim: server.clock().toISOString(),
        file_directory: `file/rekonmanifes/${id}`,
        file: 'BL-AWB SMLU4021877.pdf',
        ukuran: samplePdf.length,
        wk_terima: null,
      },
    ]);
    await emptied();
  });

  /** A request as another client may send it. */
  const post = (typed: object) =>
    server.send('/api/rekonmanifes/upload', {
      method: 'POST',
      headers: { Authorization: `Bearer ${tokens.importir}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        no_bl: 'A/1',
        npwp: npwp('importir'),
        tgl_bl: '2026-03-01',
        jn_perusahaan: '1',
        kd_tujuan: '2',
        file_bl: dataUrl(samplePdf),
        file_ex: 'pdf',
        ...typed,
      }),
    });

  test('numbers are accepted as codes', async () => {
    expect((await post({ jn_perusahaan: 1, kd_tujuan: 2 })).status).toBe(200);
    expect(await list('importir')).toMatchObject([{ number: 'A/1', companyKind: '1', purpose: '2' }]);
    await emptied();
  });

  describe('the file', () => {
    test.each(Object.keys(files) as Extension[])(
      'may be %s, and is returned byte for byte',
      async (extension) => {
        const { failure } = await upload('importir', { number: '../A "1"', ...withFile(extension) });
        expect(failure).toBeUndefined();
        const [row] = await list('importir');
        expect(row?.fileName).toBe(`BL-AWB ..-A -1.${extension}`);
        const response = await fetchFile('importir', row ? manifestAddress(row) : null);
        expect(response.status).toBe(200);
        expect(response.headers.get('content-type')).toBe(manifestTypes[extension]);
        expect(response.headers.get('x-content-type-options')).toBe('nosniff');
        expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="BL-AWB/);
        expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
        expect(Buffer.from(await response.arrayBuffer())).toEqual(Buffer.from(files[extension]));
        await emptied();
      },
    );

    test('is downloaded by its own directory and name only', async () => {
      await upload('importir');
      const [row] = (await list('importir')) as [ListedManifest];
      const others = [
        { ...row, fileName: 'lain.pdf' },
        { ...row, fileDirectory: 'file/rekonmanifes/01ARZ3NDEKTSV4RRFFQ69G5FAV' },
        { ...row, fileName: `../${row.id}/${row.fileName}` },
        { ...row, fileDirectory: `file/dokapmaster/${row.id}` },
      ];
      for (const other of others)
        expect((await fetchFile('importir', manifestAddress(other))).status).not.toBe(200);
      expect((await server.send(`/api/${manifestAddress(row)}`, {})).status).toBe(401);
      await emptied();
    });
  });

  describe('access', () => {
    test('the company sees them, others do not, and an unverified account sees its own', async () => {
      await upload('importir', { number: 'PT-1' });
      await upload('tamu', { number: 'TAMU-1' });
      const [row] = (await list('rekan', 'PT-1')) as [ListedManifest];
      expect((await list('rekan')).map(({ number }) => number).sort()).toEqual(['PT-1', 'TAMU-1']);
      expect((await fetchFile('rekan', manifestAddress(row))).status).toBe(200);
      expect((await list('tamu')).map(({ number }) => number)).toEqual(['TAMU-1']);
      expect(await list('pesaing')).toEqual([]);
      for (const outsider of ['pesaing', 'tamu', 'tps'])
        expect((await fetchFile(outsider, manifestAddress(row))).status).toBe(404);
      await emptied();
    });

    test.each(['importir', 'tps', 'ppjk'])('%s may send and read', async (user) => {
      expect((await upload(user)).status).toBe(200);
      expect(await list(user)).toHaveLength(1);
      await emptied();
    });

    test('type M may neither send, read nor fetch', async () => {
      const { answer } = await upload('importir');
      const body = { npwp: npwp('pindahan') };
      expect((await upload('pindahan')).status).toBe(403);
      expect((await server.call('manifestList', { body }, tokens.pindahan)).status).toBe(403);
      const address = `file/rekonmanifes/${answer?.id}/BL-AWB%20SMLU4021877.pdf`;
      expect((await fetchFile('pindahan', address)).status).toBe(403);
      await emptied();
    });

    test.each(['pesaing', ''])('the NPWP of another company is refused: %j', async (other) => {
      const body = { npwp: npwpOf(other) };
      expect((await upload('importir', body)).status).toBe(403);
      expect((await server.call('manifestList', { body }, tokens.importir)).status).toBe(403);
      expect(await list('importir')).toEqual([]);
    });

    test('a company with another identity sends and reads with an empty NPWP', async () => {
      expect((await upload('asing')).status).toBe(200);
      expect(await list('asing')).toHaveLength(1);
      expect((await upload('asing', { npwp: npwpOf('importir') })).status).toBe(403);
      await emptied();
    });
  });

  test.each<[object, string, string]>([
    [{ no_bl: ' ' }, 'no_bl', 'Kolom Nomor BL/AWB belum diisi'],
    [{ no_bl: 'x'.repeat(51) }, 'no_bl', 'Nomor BL/AWB paling banyak 50 karakter.'],
    [{ tgl_bl: '' }, 'tgl_bl', 'Kolom Tanggal BL/AWB belum diisi'],
    [{ tgl_bl: '2026-02-30' }, 'tgl_bl', 'Tanggal BL/AWB tidak valid.'],
    [{ jn_perusahaan: '' }, 'jn_perusahaan', 'Kolom Jenis Perusahaan belum diisi'],
    [{ jn_perusahaan: '3' }, 'jn_perusahaan', 'Pilih Jenis Perusahaan dari daftar.'],
    [{ kd_tujuan: undefined }, 'kd_tujuan', 'Kolom Tujuan belum diisi'],
    [{ file_bl: undefined }, 'file_bl', 'Kolom Berkas belum diisi'],
    [{ file_bl: '' }, 'file_bl', 'Berkas harus PDF, JPG, PNG, CSV, atau XLSX.'],
    [{ file_bl: dataUrl(samplePdf, 'text/html') }, 'file_bl', 'Berkas harus PDF, JPG, PNG, CSV'],
    [{ file_bl: dataUrl(sampleXlsx, 'text/csv'), file_ex: 'csv' }, 'file_bl', 'Isi berkas tidak sesuai'],
    [
      { file_bl: dataUrl(sampleCsv, 'text/csv'), file_ex: 'xlsx' },
      'file_bl',
      'Berkas harus PDF, JPG, PNG, CSV',
    ],
    [{ file_ex: 'exe' }, 'file_ex', 'Berkas harus PDF, JPG, PNG, CSV, atau XLSX.'],
    [{ file_bl: dataUrl(Buffer.alloc(2101 * 1024)) }, 'file_bl', 'berukuran 2101 Kb, max. 2000 Kb.'],
  ])('$1 of %# is refused at its field, and nothing is stored: $2', async (typed, field, message) => {
    const response = await post(typed);
    expect(response.status).toBe(422);
    const { errors } = (await response.json()) as { errors?: unknown };
    expect(errors).toContainEqual({ field, message: expect.stringContaining(message) });
    expect(await list('importir')).toEqual([]);
  });

  test('sent twice with one key it is stored once', async () => {
    const headers = { 'Idempotency-Key': 'm'.repeat(32) };
    const first = await upload('importir', {}, headers);
    expect((await upload('importir', {}, headers)).answer).toEqual(first.answer);
    expect(await list('importir')).toHaveLength(1);
    await emptied();
  });

  test('the same file with the same number and day is refused, even concurrently; another day or file is not', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 4 }, () => upload('importir', { number: 'BL-9' })),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(outcomes.find(({ status }) => status === 409)?.failure?.message).toContain('sudah dikirim');
    expect((await upload('importir', { number: 'BL-9', date: '2026-02-14' })).status).toBe(200);
    expect((await upload('importir', { number: 'BL-9', ...withFile('png') })).status).toBe(200);
    expect(await list('importir')).toHaveLength(3);
    await emptied();
  });

  test('a workbook that unpacks to too much, or has a macro, is refused with what to do', async () => {
    const parts = { '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>' };
    const workbooks = [
      [deflated({ ...parts, 'xl/a.xml': Buffer.alloc(80 * 1024 ** 2) }), 'Isi Berkas terlalu besar'],
      [deflated({ ...parts, 'xl/vbaProject.bin': 'x' }), 'Berkas berisi makro'],
    ] as const;
    for (const [bytes, beginning] of workbooks) {
      const file = dataUrl(bytes, manifestTypes.xlsx);
      const { status, failure } = await upload('importir', { extension: 'xlsx', file });
      expect(status).toBe(422);
      expect(failure?.errors).toEqual([{ field: 'file_bl', message: expect.stringContaining(beginning) }]);
    }
  });

  test('the list is in the order of sending, and is searched by number, date and company', async () => {
    for (const number of ['B-2', 'A-1', 'C_3']) {
      server.clock.advance(1);
      await upload('importir', { number, date: number === 'C_3' ? '2026-02-14' : '2026-03-01' });
    }
    const found = async (query: string) => (await list('importir', query)).map(({ number }) => number);
    expect(await found('')).toEqual(['B-2', 'A-1', 'C_3']);
    expect(await found('a-1')).toEqual(['A-1']);
    expect(await found('01-03-2026 b')).toEqual(['B-2']);
    expect(await found('_')).toEqual(['C_3']);
    expect(await found('pt importir')).toHaveLength(3);
    expect(await found('%')).toEqual([]);
    await emptied();
  });

  test('a list has at most 5,000, the latest, and a search finds the rest', async () => {
    await upload('importir', { number: 'PERTAMA' });
    const [first] = await server.store.db.selectFrom('manifest').selectAll().execute();
    if (!first) throw new Error('nothing was kept');
    const rows = Array.from({ length: maxListed }, (_, index) => ({
      ...first,
      id: `MANY-${String(index).padStart(5, '0')}`,
      number: `N-${index}`,
      created_at: new Date(server.clock().getTime() + 1_000 + index).toISOString(),
    }));
    for (let start = 0; start < rows.length; start += 1_000)
      await server.store.write((trx) =>
        trx
          .insertInto('manifest')
          .values(rows.slice(start, start + 1_000))
          .execute(),
      );
    const listed = await list('importir');
    expect(listed).toHaveLength(maxListed);
    expect([listed[0]?.number, listed.at(-1)?.number]).toEqual(['N-0', `N-${maxListed - 1}`]);
    expect((await list('importir', 'pertama')).map(({ number }) => number)).toEqual(['PERTAMA']);
    await emptied();
  });

  test('an unchanged list is answered with 304, a changed one is not', async () => {
    const ask = (tag: string) =>
      server.send('/api/rekonmanifes/browse', {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${tokens.importir}`,
          'content-type': 'application/json',
          'If-None-Match': tag,
        },
        body: JSON.stringify({ npwp: npwp('importir') }),
      });
    const tag = (await ask('')).headers.get('etag') ?? '';
    expect((await ask(tag)).status).toBe(304);
    await upload('importir');
    expect((await ask(tag)).status).toBe(200);
    await emptied();
  });
});
