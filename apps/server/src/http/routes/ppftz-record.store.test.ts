import { goodsLineOf } from '@pabean/api/contract';
import { office020400, type PpftzSlot, ppftzSlots, ppftzStatus } from '@pabean/api/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PpftzTable } from '../../core/db/tables/ppftz.ts';
import { storeUpload } from '../../core/files/stored-files.ts';
import { readOfficerCommand } from '../../officer/run-command.ts';
import { describeStore } from '../../testing/describe-store.ts';
import type { TestServer } from '../../testing/index.ts';
import { accountOf } from '../../testing/people.ts';
import { dataUrl, generousLimits, pdfUrl } from '../../testing/permit.ts';
import { addPpftz, type PpftzContent } from '../../testing/ppftz.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { completeHeader, recordAs, threeRecorders } from '../../testing/record-ppftz.ts';
import { largePdf, samplePdf, samplePng } from '../../testing/sample-files.ts';
import { sampleGoods, samples } from '../../testing/samples.ts';

type Recorder = Awaited<ReturnType<typeof recordAs>>;

const statuses = Object.values(ppftzStatus);
const notFound = { status: 404, message: 'Data tidak ditemukan.' };
const ofKind1: PpftzSlot[] = ['identitas_penerima', 'kk', 'pindah', 'pernyataan', 'rekombp'];

describeStore('recording a PPFTZ record', (engine) => {
  let server: TestServer;
  let ppjk: Recorder;
  let rekan: Recorder;
  let pindahan: Recorder;
  beforeAll(async () => {
    server = await engine.createServer({ deps: { limits: generousLimits } });
    ({ ppjk, rekan, pindahan } = await threeRecorders(server));
  });
  afterAll(() => server.close());

  let serial = 0;
  /** A record of `ppjk` that is complete for sending. */
  async function add(record: Partial<PpftzTable> = {}, content: PpftzContent = {}, to = server) {
    const { id: accountId, company_id: companyId } = await accountOf(to, 'ppjk');
    serial += 1;
    const ajuNumber = `02040000012320260302${String(900_000 + serial)}`;
    const id = await addPpftz(
      to.store,
      { accountId, companyId },
      { aju_number: ajuNumber, status: '100', ...record },
      undefined,
      {
        header: completeHeader('1'),
        goods: [sampleGoods],
        packaging: { count: '3', kind: 'CT' },
        files: { store: to.deps.files, slots: ofKind1 },
        ...content,
      },
    );
    return { id, ajuNumber };
  }
  const refusalOf = ({ status, failure }: { status: number; failure: { message: string } | undefined }) => ({
    status,
    message: failure?.message,
  });
  const fieldsOf = ({
    failure,
  }: {
    failure: { errors?: { field?: string; message: string }[] } | undefined;
  }) => failure?.errors?.map(({ field, message }) => `${field}: ${message}`);
  /** A raw call, for requests that a client of the contract cannot send. */
  async function raw(method: string, path: string, body: object, token = ppjk.token) {
    const response = await server.send(`/api/${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    const { errors = [], ...answer } = (await response.json()) as {
      errors?: { field: string; message: string }[];
      message: string;
    };
    return {
      ...answer,
      status: response.status,
      fields: errors.map(({ field, message }) => `${field}: ${message}`),
    };
  }
  const office = async (...words: string[]) => {
    const command = readOfficerCommand(['ppftz', ...words, '--officer', 'Sri Wahyuni']);
    return 'prints' in command ? command.prints : command.run({ ...server.deps, actor: 'hendra' });
  };
  const contentsOf = async (ids: readonly string[]) =>
    (await Promise.all(ids.map((id) => server.deps.files.read(id)))).filter(Boolean).length;
  const fileIds = async (id: string) =>
    (
      await server.store.db.selectFrom('ppftz_file').select('file_id').where('ppftz_id', '=', id).execute()
    ).map(({ file_id }) => file_id);

  describe('reading one', () => {
    test('returns the values, the labels of codes, and the names of files', async () => {
      const { ajuNumber } = await add();
      expect(await ppjk.detail(ajuNumber)).toMatchObject({
        ...completeHeader('1'),
        ajuNumber,
        status: '100',
        kind: '1',
        ajuDate: '2026-03-02',
        version: '0',
        held: false,
        loadingPortName: 'Batam',
        destinationPortName: 'Jakarta',
        warehouseName: 'Lapangan Peti Kemas Pelabuhan Batu Ampar',
        file_kk: 'kk.pdf',
        file_identitas_penerima: 'identitas-penerima.pdf',
        file_stnk: null,
        corrections: null,
        sent: null,
        registrationNumber: null,
      });
    });

    test('gives the same response for an unknown number and for another company’s', async () => {
      const { ajuNumber } = await add();
      const strange = ['0'.repeat(26), '%', "' or 1=1", '..%2F..', '020400', 'perekaman2', '🙂', '-'];
      for (const number of strange)
        expect(refusalOf(await server.call('ppftzDetail', { params: { number } }, ppjk.token))).toEqual(
          notFound,
        );
      const foreign = await server.call('ppftzDetail', { params: { number: ajuNumber } }, pindahan.token);
      expect(refusalOf(foreign)).toEqual(notFound);
      expect((await rekan.detail(ajuNumber)).ajuNumber).toBe(ajuNumber);
    });

    test('has corrections and the sent values only while it is returned', async () => {
      const corrections = [{ field: 'tgl_pindah', remark: 'Tanggal tidak sesuai.' }];
      const sent_header = JSON.stringify({ ...completeHeader('1'), hasProxy: false, recipient: 'Lama' });
      const returned = await ppjk.detail(
        (await add({ status: '190', sent_header }, { corrections })).ajuNumber,
      );
      expect(returned).toMatchObject({ corrections, sent: { recipient: 'Lama', pindahNumber: 'SKP-1' } });
      const again = await ppjk.detail((await add({ status: '110', sent_header }, { corrections })).ajuNumber);
      expect([again.corrections, again.sent]).toEqual([null, null]);
    });
  });

  describe('saving its header', () => {
    test('keeps omitted fields, and counts', async () => {
      const { id, ajuNumber } = await ppjk.begin();
      expect(
        await ppjk.save(id, { address: ' Jl. Baru 1 ', gross: '10.5', headerVersion: '0' }),
      ).toMatchObject({
        answer: { message: 'Berhasil menyimpan', headerVersion: '1' },
      });
      await ppjk.save(id, { hasProxy: true, proxyName: 'Budi' });
      expect(await ppjk.detail(ajuNumber)).toMatchObject({
        recipient: 'Ratna Dewi',
        address: 'Jl. Baru 1',
        gross: '10.5',
        proxyName: 'Budi',
        hasProxy: true,
        headerVersion: '2',
      });
      await ppjk.save(id, { address: '' });
      expect(await ppjk.detail(ajuNumber)).toMatchObject({ address: '', hasProxy: true });
    });

    test('accepts numbers for text fields, as in the documents', async () => {
      const { id, ajuNumber } = await ppjk.begin();
      expect(
        await raw('PUT', 'ppftz', { id_aju: id, bruto: 82.5, netto: 80, versi_header: '0' }),
      ).toMatchObject({
        status: 200,
        versi_header: '1',
      });
      expect(await ppjk.detail(ajuNumber)).toMatchObject({ gross: '82.5', net: '80' });
    });

    test('refuses a caller that has not seen its last change; files and rows are no such changes', async () => {
      const { id, ajuNumber } = await ppjk.begin();
      await ppjk.upload(ajuNumber, 'kk');
      await rekan.addGoods(id, sampleGoods);
      expect((await ppjk.save(id, { address: 'A', headerVersion: '0' })).status).toBe(200);
      expect(refusalOf(await rekan.save(id, { address: 'B', headerVersion: '0' }))).toEqual({
        status: 412,
        message: expect.stringContaining('diubah di tempat lain'),
      });
      expect((await ppjk.detail(ajuNumber)).address).toBe('A');
    });

    test('validates the resulting header, and names the wrong field', async () => {
      const { id, ajuNumber } = await ppjk.begin();
      expect(fieldsOf(await ppjk.save(id, { identityNumber: '123' }))).toEqual([
        'no_identitas: NPWP harus 16 digit',
      ]);
      expect((await ppjk.save(id, { proxyIdentityType: '5' })).status).toBe(200);
      expect(fieldsOf(await ppjk.save(id, { hasProxy: true }))).toEqual([
        'no_identitas_kuasa: NPWP Kuasa harus 16 digit',
      ]);
      expect(
        fieldsOf(await ppjk.save(id, { loadingPort: 'XXXXX', destinationPort: 'SGSIN', warehouse: 'NONE' })),
      ).toEqual([
        'pel_muat: Pilih Pelabuhan Muat dari daftar.',
        'pel_tujuan: Pilih Pelabuhan Tujuan dari daftar.',
        'id_gudang: Pilih Gudang/TPS dari daftar.',
      ]);
      expect(await ppjk.detail(ajuNumber)).toMatchObject({
        identityNumber: '1000000000000001',
        headerVersion: '1',
      });
    });

    test('changes no field of the office', async () => {
      const { id, ajuNumber } = await add({ ntpn: null });
      const before = await ppjk.detail(ajuNumber);
      const hostile = {
        kd_status: '150',
        status: '150',
        jns_aju: '2',
        kind: '2',
        no_aju: '1',
        id: 'x',
        encoded_id: 'x',
        no_daftar: '000001',
        tgl_daftar: '2026-01-01',
        no_sppb: 'S',
        tgl_sppb: '2026-01-01',
        kode_billing: '1',
        file_billing: 'a.pdf',
        fl_hold: 'Y',
        no_ntpn: 'A1B2C3D4E5F6G7H8',
        tgl_ntpn: '2026-01-01',
        held: true,
        company_id: 'x',
        header_version: 9,
        perbaikan: [],
        terkirim: {},
        __proto__: { hasProxy: true },
        constructor: {},
      };
      expect((await raw('PUT', 'ppftz', { id_aju: id, alamat: 'Jl. B', ...hostile })).status).toBe(200);
      expect(await ppjk.detail(ajuNumber)).toEqual({
        ...before,
        address: 'Jl. B',
        headerVersion: '1',
        version: String(Number(before.version) + 1),
      });
    });

    test('shows the recipient in the lists', async () => {
      const { id } = await ppjk.begin();
      const list = () =>
        server.send('/api/ppftz/perekaman', { headers: { authorization: `Bearer ${ppjk.token}` } });
      const before = (await list()).headers.get('etag');
      await ppjk.save(id, { address: 'Jl. C' });
      expect((await list()).headers.get('etag')).toBe(before);
      await ppjk.save(id, { recipient: 'Penerima Lain' });
      expect((await list()).headers.get('etag')).not.toBe(before);
      expect(await (await list()).text()).toContain('Penerima Lain');
    });
  });

  describe('its files', () => {
    test('keep the user’s file names, made unique', async () => {
      const { id, ajuNumber } = await ppjk.begin('2');
      const nameOf = async (slot: 'stnk' | 'bpkb' | 'surat_jalan', name: string) =>
        (await ppjk.upload(ajuNumber, slot, { name })).answer?.fileName;
      expect(await nameOf('stnk', 'Pindaian 12.pdf')).toBe('Pindaian 12.pdf');
      expect(await nameOf('bpkb', 'Pindaian 12.PDF')).toBe('Pindaian 12 (bpkb).pdf');
      expect(await nameOf('stnk', 'Pindaian 12.pdf')).toBe('Pindaian 12.pdf');
      expect(await nameOf('surat_jalan', '')).toBe('surat-jalan.pdf');
      expect(await ppjk.detail(ajuNumber)).toMatchObject({
        file_stnk: 'Pindaian 12.pdf',
        file_bpkb: 'Pindaian 12 (bpkb).pdf',
      });
      expect((await ppjk.save(id, { file_bpkb: 'Pindaian 12 (bpkb).pdf' })).status).toBe(200);
    });

    test('have a clear name, are replaced, and are deleted when their place is emptied', async () => {
      const { id, ajuNumber } = await ppjk.begin('2');
      const first = await ppjk.upload(ajuNumber, 'surat_jalan', {
        name: '../../etc/Surat <b>12.pdf',
        kilobytes: -1,
      });
      expect(first.answer).toEqual({
        message: 'Berhasil meng-upload dokumen',
        fileName: 'Surat -b-12.pdf',
      });
      const ids = await fileIds(id);
      const png = {
        file: dataUrl(samplePng, 'image/png'),
        extension: 'png',
        name: 'surat-jalan.PNG',
      } as const;
      expect((await rekan.upload(ajuNumber, 'surat_jalan', png)).answer?.fileName).toBe('surat-jalan.png');
      expect(await contentsOf(ids)).toBe(0);
      const read = (name: string, token = ppjk.token) =>
        server.call('ppftzFile', { params: { number: ajuNumber, name } }, token);
      expect(await read('surat-jalan.png')).toMatchObject({
        answer: { mediaType: 'image/png', name: 'surat-jalan.png', bytes: new Uint8Array(samplePng) },
      });
      for (const name of ['Surat -b-12.pdf', '../surat-jalan.png', 'SURAT-JALAN.PNG', '%'])
        expect((await read(name)).status).toBe(404);
      expect((await read('surat-jalan.png', pindahan.token)).status).toBe(404);
      expect((await ppjk.save(id, { file_surat_jalan: 'surat-jalan.png' })).status).toBe(200);
      expect(fieldsOf(await ppjk.save(id, { file_surat_jalan: 'surat-jalan.pdf', file_bpkb: 'x' }))).toEqual([
        'file_bpkb: BPKB tidak valid.',
        'file_surat_jalan: Surat Jalan tidak valid.',
      ]);
      const stored = await fileIds(id);
      expect((await ppjk.save(id, { file_surat_jalan: '', file_bpkb: '' })).status).toBe(200);
      expect(await contentsOf(stored)).toBe(0);
      expect((await ppjk.detail(ajuNumber)).file_surat_jalan).toBeNull();
      expect((await read('surat-jalan.png')).status).toBe(404);
    });

    test('can be in the places of their kind and of a proxy only', async () => {
      const one = await ppjk.begin('1');
      const two = await ppjk.begin('2');
      const taken = async (ajuNumber: string) => {
        const places: string[] = [];
        for (const slot of ppftzSlots)
          if ((await ppjk.upload(ajuNumber, slot)).status === 200) places.push(slot);
        return places.sort();
      };
      // Written out from ruling 53. The proxy's places accept files before the header with the proxy is saved.
      const ofProxy = ['identitas_pengirim', 'kuasa'];
      const ofOne = ['dukcapil', 'identitas_penerima', 'kk', 'lain_lain', 'pernyataan', 'pindah', 'pl'];
      const ofTwo = [
        'bpkb',
        'bukti_gesek',
        'identitas_penerima',
        'lain_lain',
        'pernyataan',
        'stnk',
        'surat_jalan',
      ];
      expect(await taken(one.ajuNumber)).toEqual([...ofOne, ...ofProxy, 'rekombp'].sort());
      expect(await taken(two.ajuNumber)).toEqual([...ofTwo, ...ofProxy, 'rekombp'].sort());
      await ppjk.save(one.id, { hasProxy: true });
      // Without the proxy they are kept in case there is one again.
      await ppjk.save(one.id, { hasProxy: false });
      expect((await ppjk.detail(one.ajuNumber)).file_kuasa).toBe('scan (kuasa).pdf');
      expect(fieldsOf(await ppjk.upload(two.ajuNumber, 'kk'))).toEqual([
        'key_file: Pilih Jenis Dokumen dari daftar.',
      ]);
    });

    test.each(['__proto__', '../x', 'file_billing', 'kk', '', 'constructor'])(
      'cannot be in the place %j',
      async (key_file) => {
        const { ajuNumber } = await ppjk.begin();
        const body = { file: pdfUrl, ext: 'pdf', name: 'a.pdf', no_aju: ajuNumber, key_file };
        expect(await raw('POST', 'ppftz/upload', body)).toMatchObject({
          status: 422,
          fields: ['key_file: Pilih Jenis Dokumen dari daftar.'],
        });
      },
    );

    test('are checked by their content, and by the office’s limit', async () => {
      const { id, ajuNumber } = await ppjk.begin();
      const png = dataUrl(samplePng, 'image/png');
      expect(fieldsOf(await ppjk.upload(ajuNumber, 'kk', { file: png, extension: 'pdf' }))).toEqual([
        'file: Berkas harus PDF, JPG, atau PNG. Pilih berkas lain.',
      ]);
      expect(fieldsOf(await ppjk.upload(ajuNumber, 'kk', { file: dataUrl(samplePng) }))).toEqual([
        'file: Isi berkas tidak sesuai dengan jenisnya. Simpan ulang berkas itu, lalu pilih lagi.',
      ]);
      const large = dataUrl(Buffer.concat([samplePdf, Buffer.alloc(801 * 1024)]));
      expect(fieldsOf(await ppjk.upload(ajuNumber, 'kk', { file: large, kilobytes: 1 }))).toEqual([
        expect.stringMatching(/^file: File scan\.pdf berukuran \d+ Kb, max\. 800 Kb\.$/),
      ]);
      expect(await fileIds(id)).toEqual([]);
      expect((await ppjk.upload(ajuNumber, 'kk', { file: dataUrl(largePdf()) })).status).toBe(200);
    });

    test('are deleted with their record', async () => {
      const { id } = await add();
      const ids = await fileIds(id);
      expect(await contentsOf(ids)).toBe(5);
      expect((await server.call('deletePpftz', { body: { id } }, ppjk.token)).status).toBe(200);
      expect(await contentsOf(ids)).toBe(0);
      const rows = await server.store.db
        .selectFrom('stored_file')
        .select('id')
        .where('id', 'in', ids)
        .execute();
      expect(rows).toEqual([]);
    });

    test('of many at once one is stored, and no other remains', async () => {
      const { id, ajuNumber } = await ppjk.begin();
      const before = await server.store.db.selectFrom('stored_file').select('id').execute();
      const outcomes = await Promise.all(Array.from({ length: 6 }, () => ppjk.upload(ajuNumber, 'kk')));
      expect(outcomes.map(({ status }) => status)).toEqual(Array(6).fill(200));
      const after = await server.store.db.selectFrom('stored_file').select('id').execute();
      expect(after).toHaveLength(before.length + 1);
      expect(await contentsOf(await fileIds(id))).toBe(1);
    });
  });

  describe('sending it', () => {
    test('reports everything that is missing at once, and sends nothing', async () => {
      const { id, ajuNumber } = await ppjk.begin('2');
      await ppjk.save(id, { ...completeHeader('2'), warehouse: '' });
      await ppjk.upload(ajuNumber, 'stnk');
      const refused = await ppjk.send(id);
      expect(refusalOf(refused)).toEqual({ status: 400, message: 'Aju belum lengkap.' });
      expect(fieldsOf(refused)).toEqual([
        'id_gudang: Kolom Gudang/TPS belum diisi',
        'file_identitas_penerima: Berkas Identitas Penerima belum diunggah.',
        'file_bpkb: Berkas BPKB belum diunggah.',
        'file_surat_jalan: Berkas Surat Jalan belum diunggah.',
        'file_bukti_gesek: Berkas Bukti Gesek belum diunggah.',
        'barang: Barang belum ada.',
        'kemasan: Kemasan belum ada.',
      ]);
      expect(await ppjk.detail(ajuNumber)).toMatchObject({ status: '100', registrationNumber: null });
    });

    test.each(['1', '2'] as const)('of kind %s assigns number, day and check code once', async (kind) => {
      const record = await ppjk.beginFilled(kind);
      const { id, ajuNumber } = record;
      const { version } = await ppjk.detail(ajuNumber);
      expect((await ppjk.send(id, version)).answer?.message).toBe('Aju berhasil dikirim');
      const sent = await ppjk.detail(ajuNumber);
      expect(sent).toMatchObject({ status: '110', registrationDate: '2026-03-02' });
      expect(sent.registrationNumber).toMatch(/^\d{6}$/);
      const row = () =>
        server.store.db.selectFrom('ppftz').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      const first = await row();
      expect(first.check_code).toMatch(/^[0-9A-Z]{26}/);
      expect(first.sent_at).toBe(first.resent_at);
      expect(refusalOf(await ppjk.send(id))).toEqual({
        status: 409,
        message: 'Aju ini sudah dikirim, sehingga tidak dapat diubah.',
      });

      await office('return', ajuNumber, '--reason', 'Perbaiki.');
      await server.store.write((trx) =>
        trx
          .insertInto('ppftz_correction')
          .values({ id, ppftz_id: id, field: 'nama', remark: 'Nama?', officer: 'Sri', at: '2026-03-02' })
          .execute(),
      );
      server.clock.advance(1_000);
      await ppjk.save(id, { recipient: 'Ratna Baru' });
      expect(await ppjk.detail(ajuNumber)).toMatchObject({
        status: '190',
        corrections: [{ field: 'nama', remark: 'Nama?' }],
        sent: { recipient: 'Ratna Dewi' },
      });
      expect((await ppjk.send(id)).status).toBe(200);
      const again = await row();
      expect(again).toMatchObject({
        registration_number: first.registration_number,
        registration_date: '2026-03-02',
        check_code: first.check_code,
        sent_at: first.sent_at,
        status: '110',
      });
      expect(JSON.parse(again.sent_header ?? '')).toMatchObject({ recipient: 'Ratna Baru' });
      expect(again.resent_at).not.toBe(first.resent_at);
      const left = await server.store.db
        .selectFrom('ppftz_correction')
        .selectAll()
        .where('ppftz_id', '=', id)
        .execute();
      expect(left).toEqual([]);
      const book = await server.store.db
        .selectFrom('audit')
        .select(['actor', 'action'])
        .where('detail', '=', ajuNumber)
        .where('action', '=', 'ppftz-send')
        .execute();
      expect(book).toEqual(Array(2).fill({ actor: 'ppjk', action: 'ppftz-send' }));
      server.clock.set('2026-03-02T01:00:00.000Z');
    });

    test.each([
      [undefined, 'the sender was not warned'],
      [['tarif_ppn'], 'the sender was warned'],
    ] as const)(
      'with another rate of VAT it is sent, and it is noted (warned: %j)',
      async (warnings, noted) => {
        const record = await ppjk.begin();
        await ppjk.fillAll(record);
        await ppjk.addGoods(record.id, goodsLineOf({ ...sampleGoods, vatRate: '10' }));
        const body = { id: record.id, ...(warnings && { warnings: [...warnings] }) };
        expect((await server.call('sendPpftz', { body }, ppjk.token)).status).toBe(200);
        const { detail } = await server.store.db
          .selectFrom('audit')
          .select('detail')
          .where('detail', 'like', `${record.ajuNumber}%`)
          .where('action', '=', 'ppftz-send')
          .executeTakeFirstOrThrow();
        expect(detail).toBe(
          `${record.ajuNumber} VAT is usually 11 %, otherwise for 1 of the goods; ${noted}`,
        );
      },
    );

    test('is refused to a caller that has not seen its last change, whatever was changed', async () => {
      const container = { number: 'MSKU9070323', size: '20', kind: 'F' } as const;
      const changes: Readonly<
        Record<string, (record: { id: string; ajuNumber: string }) => Promise<{ readonly status: number }>>
      > = {
        header: ({ id }) => rekan.save(id, { address: 'Jl. Lain' }),
        file: ({ ajuNumber }) => rekan.upload(ajuNumber, 'kk'),
        goods: ({ id }) => rekan.addGoods(id, sampleGoods),
        container: ({ id }) =>
          server.call('addPpftzContainer', { body: { recordId: id, ...container } }, rekan.token),
        async packaging({ id }) {
          const stored = await server.call('ppftzPackaging', { params: { id } }, rekan.token);
          const body = { id: stored.answer?.[0]?.id ?? '', count: '9', kind: 'CT' };
          return server.call('changePpftzPackaging', { body }, rekan.token);
        },
      };
      for (const [what, change] of Object.entries(changes)) {
        const record = await ppjk.beginFilled();
        const { version } = await ppjk.detail(record.ajuNumber);
        expect((await change(record)).status, what).toBe(200);
        expect(refusalOf(await ppjk.send(record.id, version)), what).toEqual({
          status: 412,
          message: expect.stringContaining('belum dikirim'),
        });
        const now = await ppjk.detail(record.ajuNumber);
        expect(now.status).toBe('100');
        expect((await ppjk.send(record.id, now.version)).status, what).toBe(200);
      }
    });

    test('answers a repeated key with the first response, as the payment does', async () => {
      const options = (key: string) => ({ headers: { 'Idempotency-Key': key } });
      const { id } = await ppjk.beginFilled();
      const send = () => server.call('sendPpftz', { body: { id } }, ppjk.token, options('kunci-kirim'));
      const first = await send();
      expect(first.answer?.message).toBe('Aju berhasil dikirim');
      expect((await send()).answer).toEqual(first.answer);

      const billed = await add({ status: '115' });
      const body = { ...samples.savePaymentProof.input.body, id: billed.id };
      const pay = () => server.call('savePaymentProof', { body }, ppjk.token, options('kunci-bayar'));
      const paid = await pay();
      expect(paid.status).toBe(200);
      await server.store.write((trx) =>
        trx.updateTable('ppftz').set({ status: '116' }).where('id', '=', billed.id).execute(),
      );
      expect((await pay()).answer).toEqual(paid.answer);
    });

    test('accepts the file of a payment only while the payment is due, and deletes it with another bill', async () => {
      const { id, ajuNumber } = await ppjk.beginFilled();
      const upload = () =>
        server.call(
          'uploadPpftzFile',
          { body: { file: pdfUrl, extension: 'pdf', name: 'bukti.pdf', ajuNumber, slot: 'file_ntpn' } },
          ppjk.token,
        );
      expect((await upload()).status).toBe(409);
      await ppjk.send(id);
      expect((await upload()).status).toBe(409);
      await office('bill', ajuNumber, '--code', '620261123000001');
      expect((await upload()).answer?.fileName).toBe('bukti.pdf');
      expect((await ppjk.detail(ajuNumber)).ntpnFile).toBe('bukti.pdf');
      const params = { number: ajuNumber, name: 'bukti.pdf' };
      expect((await server.call('ppftzFile', { params }, ppjk.token)).status).toBe(200);
      expect((await server.call('ppftzFile', { params }, pindahan.token)).status).toBe(404);
      const shown = readOfficerCommand(['ppftz', 'show', ajuNumber]);
      expect('run' in shown && (await shown.run({ ...server.deps, actor: 'hendra' }))).toContain('bukti.pdf');
      await office('return', ajuNumber, '--reason', 'Perbaiki.');
      await ppjk.send(id);
      await office('bill', ajuNumber, '--code', '620261123000002');
      expect((await ppjk.detail(ajuNumber)).ntpnFile).toBeNull();
      expect((await server.call('ppftzFile', { params }, ppjk.token)).status).toBe(404);
    });

    test('gives each its own number, even for many at once', async () => {
      const records = await Promise.all(Array.from({ length: 12 }, () => add()));
      const outcomes = await Promise.all(records.map(({ id }, index) => (index % 2 ? ppjk : rekan).send(id)));
      expect(outcomes.map(({ status }) => status)).toEqual(Array(12).fill(200));
      const numbers = await Promise.all(
        records.map(async ({ ajuNumber }) => (await ppjk.detail(ajuNumber)).registrationNumber),
      );
      expect(new Set(numbers).size).toBe(12);
    });
  });

  describe('its status', () => {
    /** Every call that changes a record's data. */
    async function writesAbout(record: { id: string; ajuNumber: string }, by: Recorder) {
      const { store } = server;
      const ofRecord = (table: 'ppftz_goods' | 'ppftz_container' | 'ppftz_packaging') =>
        store.db.selectFrom(table).select('id').where('ppftz_id', '=', record.id).executeTakeFirstOrThrow();
      const goodsId = (await ofRecord('ppftz_goods')).id;
      const containerId = (await ofRecord('ppftz_container')).id;
      const packagingId = (await ofRecord('ppftz_packaging')).id;
      const { id } = record;
      const { token } = by;
      const container = { recordId: id, number: 'MSKU9070323', size: '20', kind: 'F' } as const;
      return {
        savePpftz: () => by.save(id, { address: 'Jl. D' }),
        uploadPpftzFile: () => by.upload(record.ajuNumber, 'kk'),
        addPpftzGoods: () => by.addGoods(id, sampleGoods),
        changePpftzGoods: () =>
          server.call('changePpftzGoods', { body: { ...sampleGoods, id: goodsId } }, token),
        deletePpftzGoods: () => server.call('deletePpftzGoods', { body: { id: goodsId } }, token),
        addPpftzContainer: () => server.call('addPpftzContainer', { body: container }, token),
        deletePpftzContainer: () => server.call('deletePpftzContainer', { body: { id: containerId } }, token),
        changePpftzPackaging: () =>
          server.call('changePpftzPackaging', { body: { id: packagingId, count: '2', kind: 'CT' } }, token),
      };
    }
    const containers = [{ number: 'CSQU3054383', size: '20', kind: 'F' }] as const;
    const versionOf = async (id: string) =>
      (
        await server.store.db
          .selectFrom('ppftz')
          .select('version')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).version;

    test.each(statuses)(
      '%s decides about every change, and another company does not see it',
      async (status) => {
        const record = await add({ status }, { containers });
        const editable = ['100', '190'].includes(status);
        for (const call of Object.values(await writesAbout(record, pindahan)))
          expect(refusalOf(await call())).toEqual(notFound);
        expect(await versionOf(record.id)).toBe(0);
        for (const [name, call] of Object.entries(await writesAbout(record, rekan))) {
          const outcome = await call();
          expect([name, refusalOf(outcome)]).toEqual([
            name,
            editable
              ? { status: 200, message: undefined }
              : { status: 409, message: 'Aju ini sudah dikirim, sehingga tidak dapat diubah.' },
          ]);
        }
      },
    );

    test.each(statuses)('%s is readable by its company only', async (status) => {
      const { id, ajuNumber } = await add({ status }, { containers });
      const reads = (token: string) => [
        server.call('ppftzDetail', { params: { number: ajuNumber } }, token),
        server.call('ppftzFile', { params: { number: ajuNumber, name: 'kk.pdf' } }, token),
        server.call('ppftzGoods', { params: { id } }, token),
        server.call('ppftzGoodsByQuery', { query: { id } }, token),
        server.call('ppftzContainers', { params: { id } }, token),
        server.call('ppftzPackaging', { params: { id } }, token),
      ];
      const statusesOf = async (token: string) =>
        (await Promise.all(reads(token))).map((each) => each.status);
      expect(await statusesOf(rekan.token)).toEqual(Array(6).fill(200));
      expect(await statusesOf(pindahan.token)).toEqual(Array(6).fill(404));
    });

    // Written out from document 3, section 4, and ruling 22; the bill is a file of the office, not drawn. At 100 the
    // PPFTZ is a preview of what will be sent.
    const responses: Readonly<Record<string, string>> = {
      '100': 'ppftz',
      '110': 'penerimaan ppftz',
      '115': 'penerimaan ppftz',
      '116': 'penerimaan ppftz',
      '120': 'ip penerimaan ppftz spf',
      // Rejected without an inspection, so there is no inspection letter either.
      '145': 'nolak penerimaan ppftz',
      '150': 'ip penerimaan ppftz sppb spf',
      '190': 'penerimaan ppftz',
    };
    test.each(statuses)('%s has its responses and no other', async (status) => {
      const { id } = await add({ status });
      for (const kind of ['penerimaan', 'ppftz', 'spf', 'ip', 'nolak', 'sppb'] as const) {
        const foreign = await server.call('ppftzPdf', { params: { kind, id } }, pindahan.token);
        expect(refusalOf(foreign)).toEqual(notFound);
        const own = await server.call('ppftzPdf', { params: { kind, id } }, ppjk.token);
        if (responses[status]?.split(' ').includes(kind)) {
          expect(own.answer?.mediaType).toBe('application/pdf');
          const isDraft = kind === 'ppftz' && ['100', '190'].includes(status);
          expect((await readPdf(own.answer?.bytes)).text.includes('KONSEP')).toBe(isDraft);
          continue;
        }
        expect(refusalOf(own)).toEqual({
          status: 409,
          message: 'Dokumen respon ini belum tersedia pada status aju saat ini.',
        });
      }
    });

    test('a rejected record has those of an inspection only where there was one', async () => {
      for (const [statuses, kinds] of [
        [['reject'], ['penerimaan', 'ppftz', 'nolak']],
        [
          ['bill', 'pay', 'inspect', 'reject'],
          ['penerimaan', 'ppftz', 'spf', 'ip', 'nolak'],
        ],
      ] as const) {
        const { id, ajuNumber } = await ppjk.beginFilled();
        await ppjk.send(id);
        const words = {
          bill: ['--code', '620261123000001'],
          pay: ['--without-proof', 'Rekening koran.'],
          inspect: [],
          reject: ['--reason', 'Tidak sesuai.'],
        };
        for (const name of statuses) {
          server.clock.advance(1_000);
          await office(name, ajuNumber, ...words[name]);
        }
        const inspected = statuses.some((name) => name === 'inspect');
        expect(await ppjk.detail(ajuNumber)).toMatchObject({ status: '145', inspected });
        const listed = (await server.call('ppftzList', {}, ppjk.token)).answer;
        expect(listed?.find((record) => record.id === id)?.inspected).toBe(inspected);
        const offered: string[] = [];
        for (const kind of ['penerimaan', 'ppftz', 'spf', 'ip', 'nolak', 'sppb'] as const)
          if ((await server.call('ppftzPdf', { params: { kind, id } }, ppjk.token)).status === 200)
            offered.push(kind);
        expect(offered).toEqual(kinds);
      }
    });

    test('a document shows each change of its record', async () => {
      const { id } = await add({ status: '100' });
      const read = async () => {
        const { answer } = await server.call('ppftzPdf', { params: { kind: 'ppftz', id } }, ppjk.token);
        return (await readPdf(answer?.bytes)).text;
      };
      const first = await read();
      expect(await read()).toBe(first);
      expect((await ppjk.save(id, { address: 'Jl. Baru 27, Batam' })).status).toBe(200);
      const changed = await read();
      expect(first).not.toContain('Jl. Baru 27, Batam');
      expect(changed).toContain('Jl. Baru 27, Batam');
      expect((await ppjk.send(id)).status).toBe(200);
      expect([changed.includes('KONSEP'), (await read()).includes('KONSEP')]).toEqual([true, false]);
    });

    test.each(statuses)('%s offers the bill of the office only where that is due', async (status) => {
      const { id: owner } = await accountOf(server, 'ppjk');
      const upload = { bytes: samplePdf, mediaType: 'application/pdf', name: 'Billing 620.pdf' };
      const billing_file_id = await server.store.write((trx) =>
        storeUpload({ db: trx, now: server.clock() }, server.deps.files, upload, owner),
      );
      const { ajuNumber } = await add({ status, billing_file_id });
      const params = { number: ajuNumber, name: 'Billing 620.pdf' };
      const { status: answered } = await server.call('ppftzFile', { params }, ppjk.token);
      expect(answered).toBe(['115', '116', '120', '145', '150'].includes(status) ? 200 : 404);
    });
  });

  test('with the other reading of the documents, is changed at every status but 100 and 190', async () => {
    const reading: string[] = statuses.filter((status) => status !== '100' && status !== '190');
    const other = await engine.createServer({
      deps: { limits: generousLimits, office: { ...office020400, ppftzEditableStatuses: reading } },
    });
    const recorder = await recordAs(other, 'ppjk');
    for (const status of statuses) {
      const { id } = await add({ status }, {}, other);
      expect([status, (await recorder.save(id, { address: 'Jl. E' })).status]).toEqual([
        status,
        reading.includes(status) ? 200 : 409,
      ]);
    }
    // Without permission to edit there is no preview.
    const unsent = await add({ status: '100' }, {}, other);
    const preview = { params: { kind: 'ppftz', id: unsent.id } } as const;
    expect((await other.call('ppftzPdf', preview, recorder.token)).status).toBe(409);
    // A recorded or returned record can still be sent.
    for (const status of ['100', '190'])
      expect((await recorder.send((await add({ status }, {}, other)).id)).status).toBe(200);
    await other.close();
  });

  test('has the days of the office, seven hours ahead of UTC, and serials that begin anew with its year', async () => {
    const other = await engine.createServer({ deps: { limits: generousLimits } });
    const first = await add({}, {}, other);
    await (await recordAs(other, 'ppjk')).send(first.id);
    other.clock.set('2026-12-31T16:59:59.000Z');
    const yesterday = await recordAs(other, 'ppjk');
    const second = await add({}, {}, other);
    await yesterday.send(second.id);
    const proof = { number: 'A1B2C3D4E5F6G7H8', date: '2027-01-01' };
    const { id } = await add({ status: '115' }, {}, other);
    const prove = (token: string) => other.call('savePaymentProof', { body: { ...proof, id } }, token);
    expect(fieldsOf(await prove(yesterday.token))).toEqual([
      'TGL_NTPN: Tanggal NTPN tidak boleh sesudah hari ini.',
    ]);
    other.clock.set('2026-12-31T17:00:00.000Z');
    const today = await recordAs(other, 'ppjk');
    expect((await prove(today.token)).status).toBe(200);
    const third = await add({}, {}, other);
    await today.send(third.id);
    await other.store.write((trx) =>
      trx.updateTable('ppftz').set({ status: '190' }).where('id', '=', second.id).execute(),
    );
    await today.send(second.id);
    const registered = async ({ ajuNumber }: { ajuNumber: string }) => {
      const { registrationNumber, registrationDate } = await today.detail(ajuNumber);
      return [registrationNumber, registrationDate];
    };
    expect(await registered(first)).toEqual(['000001', '2026-03-02']);
    expect(await registered(second)).toEqual(['000002', '2026-12-31']);
    expect(await registered(third)).toEqual(['000001', '2027-01-01']);
    await other.close();
  });

  describe('its payment', () => {
    const prove = (id: string, number: string, date = '2026-03-02', by = ppjk) =>
      server.call('savePaymentProof', { body: { id, number, date } }, by.token);
    let count = 0;
    const newNumber = () => {
      count += 1;
      return `NTPN${String(count).padStart(12, '0')}`;
    };

    test('is recorded while it is due, and can be replaced', async () => {
      const { id, ajuNumber } = await add({ status: '115' });
      const [first, second] = [newNumber(), newNumber()];
      expect((await prove(id, first, '2026-03-01')).answer?.message).toBe('Berhasil Menyimpan');
      expect((await rekan.detail(ajuNumber)).status).toBe('115');
      expect((await prove(id, `${second.slice(0, 4)} ${second.slice(4).toLowerCase()}`)).status).toBe(200);
      expect(await ppjk.detail(ajuNumber)).toMatchObject({ ntpn: second, ntpnDate: '2026-03-02' });
      expect((await prove(id, second)).status).toBe(200);
      // The first number is free again.
      expect((await prove((await add({ status: '115' })).id, first)).status).toBe(200);
    });

    test('is a number of 16 letters or digits, and a day that is not in the future', async () => {
      const { id } = await add({ status: '115' });
      const body = { id, NO_NTPN: 'A1B2C3D4E5F6G7H', TGL_NTPN: '2026-02-30' };
      expect((await raw('POST', 'ppftz/billing', body)).fields).toEqual([
        'NO_NTPN: Nomor NTPN harus 16 huruf atau angka.',
        'TGL_NTPN: Tanggal NTPN tidak valid.',
      ]);
      expect(fieldsOf(await prove(id, newNumber(), '2026-03-03'))).toEqual([
        'TGL_NTPN: Tanggal NTPN tidak boleh sesudah hari ini.',
      ]);
    });

    test('is of one record: using its number again reveals nothing else', async () => {
      const number = newNumber();
      await prove((await add({ status: '115' })).id, number);
      const other = await add({ status: '115' });
      expect(refusalOf(await prove(other.id, number))).toEqual({
        status: 409,
        message: 'Nomor NTPN ini sudah dipakai. Periksa nomor pada bukti bayar Anda.',
      });
      expect((await ppjk.detail(other.ajuNumber)).ntpn).toBeNull();
    });

    test('with one number twice at once is recorded once', async () => {
      for (let round = 0; round < 5; round++) {
        const records = await Promise.all([
          add({ status: '115' }),
          add({ status: '115' }),
          add({ status: '115' }),
        ]);
        const number = newNumber();
        const outcomes = await Promise.all(records.map(({ id }) => prove(id, number)));
        expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      }
    });

    test.each(statuses)('at %s', async (status) => {
      const { id } = await add({ status });
      expect(refusalOf(await prove(id, newNumber(), '2026-03-01', pindahan))).toEqual(notFound);
      expect(refusalOf(await prove(id, newNumber()))).toEqual(
        status === '115'
          ? { status: 200, message: undefined }
          : {
              status: 409,
              message: 'Aju ini tidak sedang menunggu pembayaran, sehingga bukti bayar tidak dapat direkam.',
            },
      );
    });
  });

  describe('two concurrent actions', () => {
    type CreatedRecord = { id: string; ajuNumber: string };
    /** Each resolves with a text that names its outcome. */
    const actions: Readonly<Record<string, (record: CreatedRecord) => Promise<string>>> = {
      save: async ({ id }) =>
        `save ${(await rekan.save(id, { address: 'Jl. Dua', headerVersion: '0' })).status}`,
      send: async ({ id }) => `send ${(await ppjk.send(id, '0')).status}`,
      return: ({ ajuNumber }) =>
        office('return', ajuNumber, '--reason', 'Perbaiki.').then(
          () => 'returned',
          () => 'not returned',
        ),
      delete: async ({ id }) =>
        `delete ${(await server.call('deletePpftz', { body: { id } }, rekan.token)).status}`,
      upload: async ({ ajuNumber }) => `upload ${(await rekan.upload(ajuNumber, 'pl')).status}`,
    };
    const pairs = Object.keys(actions).flatMap((one, index) =>
      Object.keys(actions)
        .slice(index)
        .map((other) => [one, other] as const),
    );

    async function stateOf({ id }: CreatedRecord) {
      const row = await server.store.db
        .selectFrom('ppftz')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      if (!row) return 'gone';
      const files = await fileIds(id);
      expect(await contentsOf(files)).toBe(files.length);
      const sent = row.sent_header && (JSON.parse(row.sent_header) as { address: string }).address;
      const { address } = JSON.parse(row.header) as { address: string };
      return [row.status, address, sent, row.registration_number !== null, files.length].join(' | ');
    }
    const act = (name: string, record: CreatedRecord) =>
      actions[name]?.(record) ?? Promise.reject(new Error(name));

    describe.each([
      ['100', null],
      ['110', '2026-03-02T03:00:00.000Z'],
      ['190', '2026-03-02T03:00:00.000Z'],
    ])('upon a record at %s', (status, sent_at) => {
      test.each(pairs)('%s and %s end as one after the other would', async (one, other) => {
        const made = () => add({ status, sent_at });
        const inOrder = async (...names: string[]) => {
          const record = await made();
          const answers: Record<string, string> = {};
          for (const [index, name] of names.entries())
            answers[`${name}${names.indexOf(name) < index ? ' again' : ''}`] = await act(name, record);
          return JSON.stringify([Object.values(answers).sort(), await stateOf(record)]);
        };
        const expected = [await inOrder(one, other), await inOrder(other, one)];
        for (let round = 0; round < 2; round++) {
          const record = await made();
          const answers = await Promise.all([act(one, record), act(other, record)]);
          expect(expected).toContain(JSON.stringify([answers.sort(), await stateOf(record)]));
        }
      });
    });
  });
});
