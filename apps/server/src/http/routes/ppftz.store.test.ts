import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { describeStore } from '../../testing/describe-store.ts';
import type { TestServer } from '../../testing/index.ts';
import { accountOf, addAccount } from '../../testing/people.ts';
import { generousLimits } from '../../testing/permit.ts';
import { addPpftz } from '../../testing/ppftz.ts';
import { samples } from '../../testing/samples.ts';

describeStore('PPFTZ records', (engine) => {
  let server: TestServer;
  const tokens: Record<string, string> = {};
  beforeAll(async () => {
    server = await engine.createServer({ deps: { limits: generousLimits } });
    const { company_id } = await accountOf(server, 'ppjk');
    await addAccount(server.store, server.clock(), { username: 'sejawat', company_id, user_type: 'Y' });
    await addAccount(server.store, server.clock(), {
      username: 'tamu',
      company_id,
      user_type: 'Y',
      company_verified: 0,
    });
    for (const name of ['importir', 'tps', 'ppjk', 'sejawat', 'tamu', 'pindahan'])
      tokens[name] = await server.signIn(name);
  });
  afterAll(() => server.close());
  beforeEach(() => server.store.write((trx) => trx.deleteFrom('ppftz').execute()));

  const create = (user: string, typed: object = {}) =>
    server.call('createPpftz', { body: { ...samples.createPpftz.input.body, ...typed } }, tokens[user]);
  const recordings = async (user: string) =>
    (await server.call('ppftzRecordingList', {}, tokens[user])).answer ?? [];
  const sentOnes = async (user: string) => (await server.call('ppftzList', {}, tokens[user])).answer ?? [];
  const numbers = (rows: readonly { ajuNumber: string }[]) => rows.map(({ ajuNumber }) => ajuNumber);
  const remove = (user: string, id: string) => server.call('deletePpftz', { body: { id } }, tokens[user]);
  async function add(user: string, record: object = {}, text?: string) {
    const { id: accountId, company_id: companyId } = await accountOf(server, user);
    return addPpftz(server.store, { accountId, companyId }, record, text);
  }

  describe('creating one', () => {
    test('returns its number, which is 26 digits: office, company, day, serial', async () => {
      const { status, answer } = await create('pindahan', { kind: '2', recipient: '  Budi  ' });
      expect(status).toBe(200);
      expect(answer?.message).toBe('Berhasil membuat aju baru');
      const day = server.clock().toISOString().slice(0, 10).replaceAll('-', '');
      expect(answer?.id).toMatch(new RegExp(`^020400\\d{6}${day}\\d{6}$`));
      expect(await recordings('pindahan')).toMatchObject([
        {
          ajuNumber: answer?.id,
          recipient: 'Budi',
          kind: '2',
          status: '100',
          statusName: { label: 'Perekaman' },
        },
      ]);
    });

    test('gives each its own number, even for many at once', async () => {
      const made = await Promise.all(
        Array.from({ length: 20 }, (_, index) => create(index % 2 ? 'ppjk' : 'pindahan')),
      );
      expect(new Set(made.map(({ answer }) => answer?.id)).size).toBe(20);
    });

    test('refuses what the dialog refuses', async () => {
      const fieldsOf = async (typed: object) => {
        const wire = { jns_aju: '1', nama_penerima: 'Ratna', jenis_identitas_penerima: '5', ...typed };
        const response = await server.send('/api/ppftz', {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens.ppjk}` },
          body: JSON.stringify(wire),
        });
        const { errors = [] } = (await response.json()) as { errors?: { field: string; message: string }[] };
        return [response.status, ...errors.map(({ field, message }) => `${field}: ${message}`)];
      };
      const npwp = { no_identitas_penerima: '1000000000000001' };
      expect(await fieldsOf({ no_identitas_penerima: '123456789012345' })).toEqual([
        422,
        'no_identitas_penerima: NPWP harus 16 digit',
      ]);
      expect(await fieldsOf({ jenis_identitas_penerima: '2', no_identitas_penerima: '12' })).toEqual([
        422,
        'no_identitas_penerima: No. KTP harus terdiri dari 16 angka.',
      ]);
      expect(await fieldsOf({ jenis_identitas_penerima: '3', no_identitas_penerima: 'B1234567' })).toEqual([
        200,
      ]);
      expect(await fieldsOf({ ...npwp, jns_aju: '3' })).toEqual([
        422,
        'jns_aju: Pilih Jenis Aju dari daftar.',
      ]);
      expect(await fieldsOf({ ...npwp, nama_penerima: ' ' })).toEqual([
        422,
        'nama_penerima: Kolom Nama Penerima belum diisi',
      ]);
    });

    test('is limited to 200 that were not sent', async () => {
      for (let count = 0; count < 200; count++) await add('ppjk', { status: '100' });
      const { status, failure } = await create('ppjk');
      expect([status, failure?.message]).toEqual([
        409,
        'Jumlah aju yang belum dikirim sudah mencapai batas 200. Kirim atau hapus aju lama terlebih dahulu.',
      ]);
      expect((await create('pindahan')).status).toBe(200);
    });
  });

  test('lists recorded and sent ones, with a returned one in both lists', async () => {
    for (const status of ['100', '110', '150', '190']) await add('ppjk', { status, recipient: status });
    const names = (rows: readonly { recipient: string }[]) => rows.map(({ recipient }) => recipient).sort();
    expect(names(await recordings('ppjk'))).toEqual(['100', '190']);
    expect(names(await sentOnes('ppjk'))).toEqual(['110', '150', '190']);
  });

  test('belong to a company; an unverified account sees only its own', async () => {
    await create('ppjk');
    expect(await recordings('sejawat')).toHaveLength(1);
    expect(await recordings('pindahan')).toEqual([]);
    expect(await recordings('tamu')).toEqual([]);
    const { answer } = await create('tamu');
    expect(numbers(await recordings('tamu'))).toEqual([answer?.id]);
    expect(await recordings('ppjk')).toHaveLength(2);
  });

  describe('deleting one', () => {
    test('is possible for those that were never sent', async () => {
      await create('ppjk');
      const [record] = await recordings('ppjk');
      expect((await remove('pindahan', record?.id ?? '')).status).toBe(404);
      expect((await remove('sejawat', record?.id ?? '')).answer?.message).toBe('Data berhasil dihapus');
      expect(await recordings('ppjk')).toEqual([]);
      expect((await remove('ppjk', record?.id ?? '')).status).toBe(404);
      for (const status of ['110', '190']) {
        const { status: answered, failure } = await remove('ppjk', await add('ppjk', { status }));
        expect([answered, failure?.message]).toEqual([
          409,
          'Aju ini sudah dikirim, sehingga tidak dapat dihapus.',
        ]);
      }
    });
  });

  test('have officers’ decisions and notes, for their own company only', async () => {
    const id = await add('ppjk', {}, 'Segel utuh.');
    const history = (user: string) => server.call('ppftzHistory', { params: { id } }, tokens[user]);
    const notes = (user: string) => server.call('ppftzNotes', { body: { id } }, tokens[user]);
    expect((await history('sejawat')).answer).toMatchObject([
      {
        officer: { name: 'Rina' },
        statusName: { label: 'Pemeriksaan Fisik' },
        decision: 'Y',
        remarks: 'Segel utuh.',
      },
    ]);
    expect((await notes('sejawat')).answer).toMatchObject([{ officer: 'Rina', note: 'Segel utuh.' }]);
    expect((await history('pindahan')).status).toBe(404);
    expect((await notes('tamu')).status).toBe(404);
  });

  test('have the statuses of the office', async () => {
    const { answer } = await server.call('ppftzStatusList', {}, tokens.importir);
    expect(answer?.map(({ code, label }) => `${code} ${label}`)).toEqual([
      ...['100 Perekaman', '110 Penerimaan', '115 Menunggu Pembayaran', '116 Pembayaran Diterima'],
      ...['120 Pemeriksaan Fisik', '145 Ditolak', '150 SPPB', '190 Dikembalikan untuk Perbaikan'],
    ]);
  });

  test('are refused to types N and S', async () => {
    for (const user of ['importir', 'tps']) {
      expect((await create(user)).status).toBe(403);
      expect((await server.call('ppftzList', {}, tokens[user])).status).toBe(403);
    }
  });
});
