import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPng } from '../../demo/demo-files.ts';
import { maxMasterDokaps } from '../../permit/master-dokaps.ts';
import { describeStore } from '../../testing/describe-store.ts';
import type { TestServer } from '../../testing/index.ts';
import { accountOf, addAccount, addCompany } from '../../testing/people.ts';
import { dataUrl, generousLimits, pdfUrl } from '../../testing/permit.ts';

describeStore('documents stored for later applications', (engine) => {
  let server: TestServer;
  const tokens: Record<string, string> = {};
  beforeAll(async () => {
    server = await engine.createServer({ deps: { limits: generousLimits } });
    const company = await addCompany(server.store, server.clock(), { identity_number: '1999999999999999' });
    await addAccount(server.store, server.clock(), {
      username: 'penuh',
      company_id: company.id,
    });
    const { company_id } = await accountOf(server, 'importir');
    await addAccount(server.store, server.clock(), { username: 'tamu', company_id, company_verified: 0 });
    for (const name of ['importir', 'rekan', 'pesaing', 'penuh', 'tamu'])
      tokens[name] = await server.signIn(name);
  });
  afterAll(() => server.close());

  const values = {
    code: '5',
    first: '045/SK/2026',
    second: '2026-01-02',
    expiry: '2027-01-31',
    remarks: 'Kuasa',
    file: pdfUrl,
    extension: 'pdf' as const,
  };
  const save = (user: string, typed: Partial<typeof values> | object = {}, headers = {}) =>
    server.call('saveMasterDokap', { body: { ...values, user, ...typed } }, tokens[user], { headers });
  const list = async (user: string) =>
    (await server.call('masterDokapList', { body: { user } }, tokens[user])).answer ?? [];
  const remove = (user: string, id = '') =>
    server.call('deleteMasterDokap', { body: { user, id } }, tokens[user]);
  const fetchFile = (user: string, address: string | null | undefined) =>
    server.send(`/api/${address}`, { headers: { Authorization: `Bearer ${tokens[user]}` } });
  const emptied = async (user: string) => {
    for (const { id } of await list(user)) await remove(user, id);
  };

  test('one is listed with its values and its file, which is downloaded by its own address', async () => {
    const { answer } = await save('importir');
    const [kept] = await list('importir');
    expect(kept).toMatchObject({
      id: answer?.id,
      code: '5',
      first: '045/SK/2026',
      second: '2026-01-02',
      expiry: '2027-01-31',
      remarks: 'Kuasa',
      fileName: 'Surat Kuasa 045-SK-2026.pdf',
    });
    const response = await fetchFile('importir', kept?.fileUrl);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes).toEqual(Buffer.from(pdfUrl.split(',')[1] ?? '', 'base64'));
    expect(kept?.fileBytes).toBe(bytes.length);
    await emptied('importir');
  });

  test('one of the same type and number replaces the earlier one, whose file is deleted', async () => {
    await save('importir', { first: '1/SK' });
    const [earlier] = await list('importir');
    server.clock.advance(1);
    await save('importir', { first: '2/SK' });
    server.clock.advance(1);
    await save('importir', {
      first: '1/SK',
      expiry: '2028-01-31',
      file: dataUrl(demoPng(3), 'image/png'),
      extension: 'png',
    });
    const kept = await list('importir');
    expect(kept.map(({ first, expiry }) => [first, expiry])).toEqual([
      ['1/SK', '2028-01-31'],
      ['2/SK', '2027-01-31'],
    ]);
    expect((await fetchFile('importir', earlier?.fileUrl)).status).toBe(404);
    const files = server.store.db.selectFrom('stored_file').select('id').where('name', 'like', '%1-SK.p%');
    expect(await files.execute()).toHaveLength(1);
    await emptied('importir');
  });

  test('sent twice with one key it is stored once', async () => {
    const headers = { 'Idempotency-Key': 'a'.repeat(32) };
    const first = await save('importir', {}, headers);
    const second = await save('importir', {}, headers);
    expect(second.answer).toEqual(first.answer);
    expect(await list('importir')).toHaveLength(1);
    await emptied('importir');
  });

  describe('access', () => {
    test('the company sees and deletes them; others do not', async () => {
      const { answer } = await save('importir');
      const [kept] = await list('rekan');
      expect(kept?.id).toBe(answer?.id);
      for (const outsider of ['pesaing', 'tamu']) {
        expect(await list(outsider)).toEqual([]);
        expect((await fetchFile(outsider, kept?.fileUrl)).status).toBe(404);
        expect((await remove(outsider, kept?.id)).status).toBe(404);
      }
      expect((await remove('rekan', kept?.id)).answer?.message).toBe('Data berhasil dihapus');
      expect(await list('importir')).toEqual([]);
      expect((await fetchFile('importir', kept?.fileUrl)).status).toBe(404);
      expect((await remove('importir', kept?.id)).status).toBe(404);
    });

    test('another account cannot be named as the owner', async () => {
      const body = { ...values, user: 'pesaing' };
      expect((await server.call('saveMasterDokap', { body }, tokens.importir)).status).toBe(403);
    });

    test('an unverified account has its own', async () => {
      await save('tamu', { first: 'T/1' });
      expect((await list('tamu')).map(({ first }) => first)).toEqual(['T/1']);
      await emptied('tamu');
    });
  });

  test.each([
    [{ first: null }, 'nomor', 'Kolom Nomor Surat Kuasa belum diisi'],
    [{ first: 'x'.repeat(51) }, 'nomor', 'Nomor Surat Kuasa paling banyak 50 karakter.'],
    [{ second: null }, 'tanggal', 'Kolom Tanggal Surat Kuasa belum diisi'],
    [{ second: '2026-02-30' }, 'tanggal', 'Tanggal Surat Kuasa tidak valid.'],
    [{ expiry: null }, 'akhirberlaku', 'Kolom Berlaku Sampai belum diisi'],
    [{ file: null, extension: null }, 'file', 'Kolom Berkas belum diisi'],
    [{ file: dataUrl(Buffer.from('<script>')) }, 'file', 'Isi berkas tidak sesuai dengan jenisnya.'],
    [{ file: dataUrl(demoPng(3), 'image/png') }, 'file', 'Berkas harus PDF, JPG, atau PNG.'],
    [{ code: '151', first: '3' }, 'kd_dokap', 'Pilih Jenis Dokumen Pelengkap dari daftar.'],
    [{ code: '15', first: 'SGSIN' }, 'kd_dokap', 'Pilih Jenis Dokumen Pelengkap dari daftar.'],
    [{ code: '9999' }, 'kd_dokap', 'Pilih Jenis Dokumen Pelengkap dari daftar.'],
  ])('%j is refused at its field', async (typed, field, message) => {
    const { status, failure } = await save('importir', typed);
    expect(status).toBe(422);
    expect(failure?.errors).toContainEqual({ field, message: expect.stringContaining(message) });
    expect(await list('importir')).toEqual([]);
  });

  test('a file above the limit of the office is refused with its size', async () => {
    const { status, failure } = await save('importir', { file: dataUrl(Buffer.alloc(2101 * 1024)) });
    expect(status).toBe(422);
    expect(failure?.errors?.[0]?.message).toMatch(/berukuran 2101 Kb, max\. 2000 Kb\./);
  });

  test(`an account keeps at most ${maxMasterDokaps}, and is told what to do`, async () => {
    const { id: owner_account_id, company_id } = await accountOf(server, 'penuh');
    const rows = Array.from({ length: maxMasterDokaps }, (_, index) => ({
      id: `KEPT-${index}`,
      company_id,
      owner_account_id,
      code: '5',
      number: `N-${index}`,
      created_at: server.clock().toISOString(),
    }));
    await server.store.write((trx) => trx.insertInto('master_dokap').values(rows).execute());
    const { status, failure } = await save('penuh', { first: 'N-100' });
    expect(status).toBe(409);
    expect(failure?.message).toMatch(/sudah mencapai batas 100\. Hapus yang tidak dipakai lagi/);
    expect((await save('penuh', { first: 'N-7' })).status).toBe(200);
    await remove('penuh', 'KEPT-3');
    expect((await save('penuh', { first: 'N-100' })).status).toBe(200);
  });
});
