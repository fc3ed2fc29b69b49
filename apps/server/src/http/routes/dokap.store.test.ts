import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoPdf, demoPng } from '../../demo/demo-files.ts';
import { describeStore } from '../../testing/describe-store.ts';
import type { TestServer } from '../../testing/index.ts';
import { actAs, dataUrl, dokapOf, generousLimits, pdfUrl } from '../../testing/permit.ts';

type Actor = Awaited<ReturnType<typeof actAs>>;

const pdf = { file: pdfUrl, extension: 'pdf' } as const;

describeStore('supporting documents', (engine) => {
  let server: TestServer;
  let importir: Actor;
  let pesaing: Actor;
  /** A draft of permit type 3 takes documents of every kind. */
  let draft: string;
  beforeAll(async () => {
    server = await engine.createServer({ deps: { limits: generousLimits } });
    importir = await actAs(server, 'importir');
    pesaing = await actAs(server, 'pesaing');
  });
  beforeEach(async () => {
    draft = await importir.saveDraft({ permitTypeId: '3', documentKind: '1' });
  });
  afterAll(() => server.close());

  describe('an empty mandatory document', () => {
    test('is filled when one of its kind is added; the next one is a document of its own', async () => {
      const id = await importir.saveDraft();
      const waiting = await importir.dokap(id, '1');
      const first = await importir.add(id, { code: '1', first: 'S-1/2026', ...pdf });
      expect(first.answer?.id).toBe(waiting.id);
      expect(await importir.dokap(id, '1')).toMatchObject({ first: 'S-1/2026', mandatory: 'Y' });
      const second = await importir.add(id, { code: '1', first: 'S-2/2026', ...pdf });
      expect(second.answer?.id).not.toBe(waiting.id);
      const letters = (await importir.dokaps(id)).filter(({ code }) => code === '1');
      expect(new Map(letters.map(({ first, mandatory }) => [first, mandatory]))).toEqual(
        new Map([
          ['S-1/2026', 'Y'],
          ['S-2/2026', null],
        ]),
      );
    });
  });

  describe('values after the definition', () => {
    test.each([
      ['a letter', { code: '1', first: '118/SNB/IX/2026', second: '2026-09-24', ...pdf }],
      ['a number and a day', { code: '2', first: '004512', second: '2026-09-20', ...pdf }],
      ['two texts without a file', { code: '19', first: 'MV Contoh', second: '024N' }],
      ['two days', { code: '21', first: '2026-09-25', second: '2026-09-28' }],
      ['one text', { code: '74', first: 'Kapal terlambat', second: null }],
      ['a letter that expires', { code: '5', expiry: '2027-01-31', ...pdf }],
    ] as const)('%s is stored as typed', async (_, typed) => {
      const { answer, failure } = await importir.add(draft, { ...typed, remarks: 'Catatan' });
      expect(failure).toBeUndefined();
      const dokap = (await importir.dokaps(draft)).find(({ id }) => id === answer?.id);
      const { file, extension, ...values } = { file: null, extension: null, ...typed };
      expect(dokap).toMatchObject({ ...values, remarks: 'Catatan' });
      expect(dokap?.fileName?.endsWith('.pdf') ?? false).toBe(file !== null);
    });

    test.each([
      [{ code: '1', first: null, ...pdf }, 'isian1', 'Kolom Nomor Surat belum diisi'],
      [{ code: '1', second: null, ...pdf }, 'isian2', 'Kolom Tanggal Surat belum diisi'],
      [{ code: '1', second: '24-09-2026', ...pdf }, 'isian2', 'Tanggal Surat tidak valid.'],
      [{ code: '1', first: 'x'.repeat(51), ...pdf }, 'isian1', 'Nomor Surat paling banyak 50 karakter.'],
      [{ code: '2', first: '45a', ...pdf }, 'isian1', 'Nomor BC 1.1 harus berisi angka.'],
      [{ code: '2', first: '1234567', ...pdf }, 'isian1', 'Nomor BC 1.1 paling banyak 6 karakter.'],
      [{ code: '21', first: '2026-02-30', second: '2026-03-01' }, 'isian1', 'Tanggal Mulai tidak valid.'],
      [{ code: '5', expiry: null, ...pdf }, 'akhirberlaku', 'Kolom Berlaku Sampai belum diisi'],
      [
        { code: '151', first: '1000', second: null },
        'isian1',
        'Jumlah Peti Kemas harus angka bulat 1 sampai 999.',
      ],
      [
        { code: '151', first: '0', second: null },
        'isian1',
        'Jumlah Peti Kemas harus angka bulat 1 sampai 999.',
      ],
      [
        { code: '151', first: '-1', second: null },
        'isian1',
        'Jumlah Peti Kemas harus angka bulat 1 sampai 999.',
      ],
      [{ code: '1' }, 'file', 'Kolom Berkas belum diisi'],
      [{ code: '19', first: 'MV', second: '1', ...pdf }, 'file', 'Berkas tidak valid.'],
    ] as const)('%j is refused at its field', async (typed, field, message) => {
      const { status, failure } = await importir.add(draft, typed);
      expect(status).toBe(422);
      expect(failure?.errors).toContainEqual({ field, message });
      expect((await importir.dokaps(draft)).filter(({ mandatory }) => mandatory === null)).toEqual([]);
    });

    test('a port must be in the reference list, and is returned with its label', async () => {
      const application = await importir.saveDraft({ permitTypeId: '15' });
      const { status, failure } = await importir.fill(application, {
        code: '15',
        first: 'XXXXX',
        second: null,
      });
      expect(status).toBe(422);
      expect(failure?.errors).toEqual([{ field: 'isian1', message: 'Pilih Pelabuhan Muat dari daftar.' }]);
      await importir.fill(application, { code: '15', first: 'SGSIN', second: null });
      expect(await importir.dokap(application, '15')).toMatchObject({
        first: 'SGSIN',
        firstLabel: 'Singapore',
      });
    });

    test.each([
      ['of another permit type', '145'],
      ['that does not exist', '9999'],
    ])('a document %s is not taken', async (_, code) => {
      const { status, failure } = await importir.add(draft, { code, first: '1', second: null });
      expect(status).toBe(409);
      expect(failure?.message).toBe('Dokumen ini tidak termasuk dokumen pelengkap jenis izin tersebut.');
    });
  });

  describe('files', () => {
    const add = (file: string, extension: 'pdf' | 'png' | 'jpg' | 'jpeg') =>
      importir.add(draft, { code: '1', file, extension });

    test.each([
      ['an HTML page called PDF', dataUrl(Buffer.from('<script>'), 'application/pdf'), 'pdf'],
      ['a PNG cut off', dataUrl(demoPng(3).subarray(0, 60), 'image/png'), 'png'],
      ['a PDF cut off', dataUrl(demoPdf('a', []).subarray(0, 90)), 'pdf'],
      ['a JPEG of three bytes', dataUrl(Buffer.from([255, 216, 255]), 'image/jpeg'), 'jpg'],
    ] as const)('%s is damaged', async (_, file, extension) => {
      const { status, failure } = await add(file, extension);
      expect(status).toBe(422);
      expect(failure?.errors).toEqual([
        {
          field: 'file',
          message: 'Isi berkas tidak sesuai dengan jenisnya. Simpan ulang berkas itu, lalu pilih lagi.',
        },
      ]);
    });

    test.each([
      ['SVG', 'data:image/svg+xml;base64,PHN2Zz4=', 'png'],
      ['HTML', 'data:text/html;base64,PGI+', 'pdf'],
      ['a PNG called PDF', dataUrl(demoPng(3), 'image/png'), 'pdf'],
      ['no data URL', 'https://example.com/a.pdf', 'pdf'],
      ['an executable', dataUrl(Buffer.from('MZ')), 'exe'],
    ] as const)('%s is not taken', async (_, file, ext) => {
      const response = await server.send('/api/savedokap', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${importir.token}` },
        body: JSON.stringify({
          id_permohonan: draft,
          kd_dokap: '1',
          isian1: 'S-1',
          isian2: '2026-01-01',
          file,
          ext,
          idrekam: 'importir',
        }),
      });
      expect(response.status).toBe(422);
      const { errors } = (await response.json()) as { errors: { message: string }[] };
      expect(errors.map(({ message }) => message)).toContain(
        'Berkas harus PDF, JPG, atau PNG. Pilih berkas lain.',
      );
    });

    test('a file above the limit is refused by name and size, one at the limit is taken', async () => {
      const whole = demoPdf('Besar', []);
      const padded = (bytes: number) =>
        dataUrl(
          Buffer.concat([whole.subarray(0, -6), Buffer.alloc(bytes - whole.length, 32), whole.subarray(-6)]),
        );
      expect((await add(padded(2100 * 1024), 'pdf')).status).toBe(200);
      const { status, failure } = await add(padded(2100 * 1024 + 1), 'pdf');
      expect(status).toBe(422);
      expect(failure?.errors?.[0]?.message).toBe(
        'File Surat Permohonan S-01-2026.pdf berukuran 2101 Kb, max. 2000 Kb.',
      );
    });

    test('a file is returned byte for byte, as an attachment with its type', async () => {
      const picture = demoPng(12);
      const { answer } = await add(dataUrl(picture, 'image/png'), 'png');
      const dokap = (await importir.dokaps(draft)).find(({ id }) => id === answer?.id);
      expect(dokap?.fileBytes).toBe(picture.length);
      const response = await server.send(`/api/${dokap?.fileUrl}`, {
        headers: { Authorization: `Bearer ${importir.token}` },
      });
      expect(Buffer.from(await response.arrayBuffer())).toEqual(picture);
      expect(response.headers.get('content-type')).toBe('image/png');
      expect(response.headers.get('content-disposition')).toMatch(/^attachment; /);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    });

    test('only its owner can download a file, under the name in the list', async () => {
      await add(pdfUrl, 'pdf');
      const dokap = (await importir.dokaps(draft)).find(({ fileUrl }) => fileUrl);
      const params = { id: dokap?.id ?? '', name: dokap?.fileName ?? '' };
      const fetchFile = (actor: Actor, name = params.name) =>
        server.call('dokapFile', { params: { ...params, name } }, actor.token);
      const noted = (actor: Actor) =>
        server.call('noteDokapDownload', { body: { user: actor.username, id: params.id } }, actor.token);
      expect((await fetchFile(importir)).status).toBe(200);
      expect((await fetchFile(pesaing)).status).toBe(404);
      expect((await fetchFile(importir, '../../secret')).status).toBe(404);
      expect((await noted(importir)).answer?.message).toBe('Tercatat');
      expect((await noted(pesaing)).status).toBe(404);
    });
  });

  describe('changing', () => {
    test('without a file the stored one is kept; with one it is replaced', async () => {
      await importir.fill(draft, { code: '1', ...pdf });
      const before = await importir.dokap(draft, '1');
      await importir.fill(draft, { code: '1', first: 'S-02/2026' });
      const kept = await importir.dokap(draft, '1');
      expect(kept).toMatchObject({ first: 'S-02/2026', fileName: before.fileName, mandatory: 'Y' });
      const fileId = await fileIdOf(kept.id);
      await importir.fill(draft, { code: '1', file: dataUrl(demoPng(1), 'image/png'), extension: 'png' });
      expect((await importir.dokap(draft, '1')).fileName).toBe('Surat Permohonan S-01-2026.png');
      expect(await server.deps.files.read(fileId)).toBeUndefined();
    });

    test('a refused change leaves everything as it was', async () => {
      await importir.fill(draft, { code: '1', ...pdf });
      const before = await importir.dokaps(draft);
      await importir.fill(draft, { code: '1', second: 'kemarin' });
      await importir.fill(draft, { code: '1', file: dataUrl(Buffer.from('x')), extension: 'pdf' });
      expect(await importir.dokaps(draft)).toEqual(before);
    });

    test('a document moves neither to another application nor to another type', async () => {
      const other = await importir.saveDraft({ permitTypeId: '3', documentKind: '1' });
      const { id } = await importir.dokap(draft, '1');
      const update = (applicationId: string, code: string) =>
        server.call(
          'updateDokap',
          { body: { ...dokapOf(applicationId, { code, ...pdf }), id } },
          importir.token,
        );
      expect((await update(other, '1')).status).toBe(404);
      expect((await update(draft, '4')).status).toBe(409);
      expect((await importir.dokap(draft, '1')).first).toBeNull();
    });

    test('one document can be read to edit it, by its owner', async () => {
      const dokap = await importir.dokap(draft, '1');
      const read = (actor: Actor) => server.call('dokapForEdit', { body: { id: dokap.id } }, actor.token);
      expect((await read(importir)).answer).toEqual(dokap);
      expect((await read(pesaing)).status).toBe(404);
    });

    const fileIdOf = async (id: string) =>
      (
        await server.store.db
          .selectFrom('dokap')
          .select('file_id')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).file_id ?? '';
  });

  describe('deleting', () => {
    const remove = (actor: Actor, id: string) =>
      server.call('deleteDokap', { body: { user: actor.username, id } }, actor.token);

    test('an added document is deleted, once', async () => {
      const { answer } = await importir.add(draft, { code: '49', ...pdf });
      const id = answer?.id ?? '';
      expect((await remove(pesaing, id)).status).toBe(404);
      expect((await remove(importir, id)).answer?.message).toBe('Data berhasil dihapus');
      expect((await remove(importir, id)).status).toBe(404);
    });

    test('a mandatory document is not deleted, and the response states why', async () => {
      const { id } = await importir.dokap(draft, '1');
      const { status, failure } = await remove(importir, id);
      expect(status).toBe(409);
      expect(failure?.message).toBe('Dokumen wajib tidak dapat dihapus. Anda dapat mengubah isinya.');
      expect((await importir.dokap(draft, '1')).id).toBe(id);
    });
  });

  test('documents cannot be added to another company’s application', async () => {
    const { status, failure } = await pesaing.add(draft, { code: '1', ...pdf });
    const never = await pesaing.add(`${draft.slice(0, -4)}ZZZZ`, { code: '1', ...pdf });
    expect(status).toBe(404);
    expect(failure).toEqual(never.failure);
    expect(
      (await server.call('dokapList', { body: { user: 'pesaing', applicationId: draft } }, pesaing.token))
        .status,
    ).toBe(404);
  });

  test('a fl_mandatory in the payload is ignored', async () => {
    await importir.add(draft, { code: '19', first: 'MV Contoh', second: '024N' });
    const response = await server.send('/api/savedokap', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${importir.token}` },
      body: JSON.stringify({
        id_permohonan: draft,
        kd_dokap: '19',
        isian1: 'MV',
        isian2: '1',
        idrekam: 'importir',
        fl_mandatory: 'Y',
        file_id: 'x',
        id_permohonan_dokap: 'mine',
      }),
    });
    const { id_permohonan_dokap } = (await response.json()) as { id_permohonan_dokap: string };
    expect(id_permohonan_dokap).not.toBe('mine');
    const dokap = (await importir.dokaps(draft)).find(({ id }) => id === id_permohonan_dokap);
    expect(dokap).toMatchObject({ mandatory: null, fileUrl: null });
  });
});
