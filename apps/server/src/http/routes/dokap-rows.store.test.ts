import type { DatedRow, NoStripRow } from '@pabean/api/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoContainer } from '../../demo/demo-values.ts';
import { describeStore } from '../../testing/describe-store.ts';
import type { TestServer } from '../../testing/index.ts';
import { actAs, generousLimits, pdfUrl } from '../../testing/permit.ts';

type Actor = Awaited<ReturnType<typeof actAs>>;

const containers = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => ({ number: demoContainer(from + index), size: '20' }));

const entry: NoStripRow = {
  ppftzNumber: '120450',
  ppftzDate: '2026-02-20',
  bc11Number: '004512',
  bc11Date: '2026-02-19',
  position: '0045',
  containerNumber: demoContainer(7),
  containerSize: '40',
};

describeStore('list documents', (engine) => {
  let server: TestServer;
  let importir: Actor;
  let pesaing: Actor;
  beforeAll(async () => {
    server = await engine.createServer({ deps: { limits: generousLimits } });
    importir = await actAs(server, 'importir');
    pesaing = await actAs(server, 'pesaing');
  });
  afterAll(() => server.close());

  const rowsOf = async (dokapId: string, actor = importir) =>
    (await server.call('dokapRows', { body: { dokapId } }, actor.token)).answer;

  /** A draft with a list document that declares so many rows. */
  async function listDokap(code: string, declared: string) {
    const permitTypeId = { '151': '16', '256': '27' }[code] ?? '48';
    const applicationId = await importir.saveDraft({ permitTypeId });
    await importir.fill(applicationId, { code, first: declared, second: null });
    return { applicationId, id: (await importir.dokap(applicationId, code)).id };
  }

  describe('containers', () => {
    const save = (dokapId: string, rows: { number: string; size: string }[], actor = importir) =>
      server.call('saveContainers', { body: { user: actor.username, dokapId, rows } }, actor.token);

    test('a list is replaced as a whole and keeps its order', async () => {
      const { applicationId, id } = await listDokap('151', '2');
      expect((await save(id, containers(2))).answer?.message).toBe('Berhasil menyimpan');
      const [first, second] = containers(2, 50);
      expect((await save(id, [second ?? entryRow, first ?? entryRow])).status).toBe(200);
      const rows = await rowsOf(id);
      expect(rows?.map(({ value1, value2 }) => [value1, value2])).toEqual([
        [second?.number, '20'],
        [first?.number, '20'],
      ]);
      expect((await importir.dokap(applicationId, '151')).rowCount).toBe(2);
    });

    test.each([
      ['more', 4, 'isian tidak boleh lebih dari 3'],
      ['fewer', 2, 'isian tidak sama dengan jumlah'],
      ['none', 0, 'isian tidak sama dengan jumlah'],
    ])('%s rows than its document declares are refused and change nothing', async (_, count, message) => {
      const { id } = await listDokap('151', '3');
      expect((await save(id, containers(3))).status).toBe(200);
      const before = await rowsOf(id);
      const { status, failure } = await save(id, containers(count, 20));
      expect(status).toBe(422);
      expect(failure?.errors).toEqual([{ field: 'cont', message }]);
      expect(await rowsOf(id)).toEqual(before);
    });

    test('a document that declares nothing yet takes no rows', async () => {
      const applicationId = await importir.saveDraft({ permitTypeId: '16' });
      const { id } = await importir.dokap(applicationId, '151');
      expect((await save(id, containers(1))).failure?.errors?.[0]?.message).toBe(
        'isian tidak boleh lebih dari 0',
      );
    });

    test('999 rows are taken at once', async () => {
      const { id } = await listDokap('151', '999');
      expect((await save(id, containers(999))).status).toBe(200);
      expect(await rowsOf(id)).toHaveLength(999);
    });

    test('input with blanks and small letters is normalized', async () => {
      const { id } = await listDokap('151', '1');
      const number = demoContainer(3);
      const response = await raw('savedokapdtl', {
        idrekam: 'importir',
        id_permohonan_dokap: id,
        cont: [
          {
            isian1: ` ${number.slice(0, 4).toLowerCase()} ${number.slice(4, 10)}-${number[10]} `,
            isian2: ' 40 ',
          },
        ],
      });
      expect(response.status).toBe(200);
      expect((await rowsOf(id))?.[0]).toMatchObject({ value1: number, value2: '40' });
    });

    test.each([
      [
        'a wrong check digit',
        { isian1: 'CSQU3054384', isian2: '20' },
        'isian1',
        'Nomor Peti Kemas tidak valid.',
      ],
      ['no number', { isian1: '', isian2: '20' }, 'isian1', 'Nomor Peti Kemas wajib diisi'],
      ['no size', { isian1: 'CSQU3054383', isian2: '' }, 'isian2', 'Wajib diisi dan berisi angka'],
      ['a size in words', { isian1: 'CSQU3054383', isian2: 'dua' }, 'isian2', 'Wajib diisi dan berisi angka'],
    ] as const)('a row with %s is named', async (_, row, field, message) => {
      const { id } = await listDokap('151', '3');
      const good = { isian1: demoContainer(1), isian2: '20' };
      const response = await raw('savedokapdtl', {
        idrekam: 'importir',
        id_permohonan_dokap: id,
        cont: [good, row],
      });
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ errors: [{ field: `cont[1].${field}`, message }] });
      expect(await rowsOf(id)).toEqual([]);
    });

    test('a number is in a list once', async () => {
      const { id } = await listDokap('151', '3');
      const row = { isian1: demoContainer(1), isian2: '20' };
      const response = await raw('savedokapdtl', {
        idrekam: 'importir',
        id_permohonan_dokap: id,
        cont: [row, row],
      });
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({
        errors: [{ field: 'cont[1].isian1', message: 'Nomor Peti Kemas sudah ada di baris lain.' }],
      });
    });

    test('more rows than any document may declare are refused', async () => {
      const { id } = await listDokap('151', '999');
      const cont = Array.from({ length: 1000 }, (_, index) => ({
        isian1: demoContainer(index),
        isian2: '20',
      }));
      const response = await raw('savedokapdtl', { idrekam: 'importir', id_permohonan_dokap: id, cont });
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({
        errors: [{ field: 'cont', message: 'isian tidak boleh lebih dari 999' }],
      });
    });

    test('the declared number never falls below the rows that are there', async () => {
      const { applicationId, id } = await listDokap('151', '3');
      await save(id, containers(3));
      const { status, failure } = await importir.fill(applicationId, {
        code: '151',
        first: '2',
        second: null,
      });
      expect(status).toBe(422);
      expect(failure?.errors).toEqual([{ field: 'isian1', message: 'isian tidak boleh lebih dari 2' }]);
      expect((await importir.fill(applicationId, { code: '151', first: '4', second: null })).status).toBe(
        200,
      );
    });

    test('one container can be taken out', async () => {
      const { id } = await listDokap('151', '2');
      await save(id, containers(2));
      const [first, second] = (await rowsOf(id)) ?? [];
      await server.call(
        'deleteDatedDocument',
        { body: { user: 'importir', id: first?.id ?? '' } },
        importir.token,
      );
      expect(await rowsOf(id)).toEqual([second]);
    });

    const entryRow = { number: '', size: '' };
  });

  describe.each([
    ['145', 'excise documents'],
    ['146', 'minutes'],
  ])('dated documents (%s, %s)', (code) => {
    const save = (dokapId: string, row: Partial<DatedRow> & { file?: string } = {}, actor = importir) =>
      server.call(
        'saveDatedDocument',
        {
          body: {
            number: 'CK-1',
            date: '2026-01-31',
            file: null,
            dokapId,
            code,
            extension: row.file ? 'pdf' : null,
            user: actor.username,
            ...row,
          },
        },
        actor.token,
      );

    test('are added one by one, with a file or without, up to the declared number', async () => {
      const { id } = await listDokap(code, '2');
      await save(id, { number: 'CK-1' });
      await save(id, { number: 'CK-2', file: pdfUrl });
      const { status, failure } = await save(id, { number: 'CK-3' });
      expect(status).toBe(422);
      expect(failure?.errors?.[0]?.message).toBe('isian tidak boleh lebih dari 2');
      const rows = (await rowsOf(id)) ?? [];
      expect(rows.map(({ value1, value2, fileName }) => [value1, value2, fileName])).toEqual([
        ['CK-1', '2026-01-31', null],
        ['CK-2', '2026-01-31', 'CK-2.pdf'],
      ]);
    });

    test('their files are fetched by their owner only, and go with them', async () => {
      const { id } = await listDokap(code, '2');
      await save(id, { file: pdfUrl });
      const [row] = (await rowsOf(id)) ?? [];
      const params = { id: row?.id ?? '', name: row?.fileName ?? '' };
      const fetchFile = (actor: Actor) => server.call('dokapRowFile', { params }, actor.token);
      const remove = (actor: Actor) =>
        server.call('deleteDatedDocument', { body: { user: actor.username, id: params.id } }, actor.token);
      expect((await fetchFile(importir)).answer?.mediaType).toBe('application/pdf');
      expect((await fetchFile(pesaing)).status).toBe(404);
      expect((await remove(pesaing)).status).toBe(404);
      expect((await remove(importir)).status).toBe(200);
      expect((await fetchFile(importir)).status).toBe(404);
      expect((await remove(importir)).status).toBe(404);
    });

    test('belong to a list of their own code', async () => {
      const { id } = await listDokap(code === '145' ? '146' : '145', '2');
      expect((await save(id)).status).toBe(404);
    });
  });

  test('the template of containers is for everybody who is signed in', async () => {
    const { status, answer } = await server.call('containerTemplate', {}, importir.token);
    expect(status).toBe(200);
    expect(new TextDecoder().decode(answer?.bytes)).toBe('Nomor Peti Kemas,Ukuran\r\nCSQU3054383,20\r\n');
  });

  describe('no-strip entries', () => {
    const saveMany = (dokapId: string, rows: readonly object[]) =>
      raw('savedokapdtl2', { id_dokap: dokapId, idrekam: 'importir', entri: rows });
    const toWire = (number: number) => ({
      noPpftz: '120450',
      tglPpftz: '2026-02-20',
      noBc11: '004512',
      tglBc11: '2026-02-19',
      pos: '0045',
      noKontainer: demoContainer(number),
      ukKontainer: '40',
    });

    test('can be added many at once, in their order', async () => {
      const { id } = await listDokap('256', 'LCL');
      const many = Array.from({ length: 999 }, (_, index) => toWire(index));
      expect((await saveMany(id, many)).status).toBe(200);
      const rows = await rowsOf(id);
      expect(rows?.map(({ value6 }) => value6)).toEqual(many.map(({ noKontainer }) => noKontainer));
      expect((await saveMany(id, [toWire(1)])).status).toBe(422);
      expect(await rowsOf(id)).toHaveLength(999);
    });

    test('are added all or none', async () => {
      const { id } = await listDokap('256', 'LCL');
      const answer = await saveMany(id, [toWire(1), { ...toWire(2), pos: '' }]);
      expect(answer.status).toBe(422);
      expect((await answer.json()).errors).toEqual([
        expect.objectContaining({ field: 'entri[1].pos', message: 'Kolom Pos belum diisi' }),
      ]);
      expect((await saveMany(id, [])).status).toBe(422);
      expect(await rowsOf(id)).toEqual([]);
    });

    const save = (dokapId: string, actor = importir) =>
      server.call('saveNoStrip', { body: { ...entry, dokapId, user: actor.username } }, actor.token);

    test('keep their seven values and can be deleted', async () => {
      const { id } = await listDokap('256', 'LCL');
      const { answer } = await save(id);
      expect(await rowsOf(id)).toEqual([
        {
          id: answer?.id,
          value1: '120450',
          value2: '2026-02-20',
          value3: '004512',
          value4: '2026-02-19',
          value5: '0045',
          value6: demoContainer(7),
          value7: '40',
          fileName: null,
          fileUrl: null,
        },
      ]);
      const remove = (name: 'deleteNoStrip' | 'deleteDatedDocument') =>
        server.call(name, { body: { user: 'importir', id: answer?.id ?? '' } }, importir.token);
      expect((await remove('deleteDatedDocument')).status).toBe(404);
      expect((await remove('deleteNoStrip')).status).toBe(200);
      expect(await rowsOf(id)).toEqual([]);
    });

    test.each([
      ['noPpftz', 'Kolom Nomor PPFTZ belum diisi'],
      ['tglPpftz', 'Kolom Tanggal PPFTZ belum diisi'],
      ['noBc11', 'Kolom Nomor BC 1.1 belum diisi'],
      ['tglBc11', 'Kolom Tanggal BC 1.1 belum diisi'],
      ['pos', 'Kolom Pos belum diisi'],
      ['noKontainer', 'Kolom Nomor Peti Kemas belum diisi'],
      ['ukKontainer', 'Kolom Ukuran (kaki) belum diisi'],
    ])('%s is required', async (field, message) => {
      const { id } = await listDokap('256', 'LCL');
      const body: Record<string, string> = {
        noPpftz: '1',
        tglPpftz: '2026-01-01',
        noBc11: '1',
        tglBc11: '2026-01-01',
        pos: '1',
        noKontainer: demoContainer(1),
        ukKontainer: '20',
        id_dokap: id,
        idrekam: 'importir',
        [field]: '',
      };
      const response = await raw('savedokapdtl2', body);
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ errors: [{ field, message }] });
    });

    test('are not accessible to others', async () => {
      const { id } = await listDokap('256', 'LCL');
      expect((await save(id, pesaing)).status).toBe(404);
      expect(await rowsOf(id, pesaing)).toBeUndefined();
    });
  });

  test('rows go only into a list of their kind', async () => {
    const { id } = await listDokap('151', '3');
    const wrong = await server.call(
      'saveNoStrip',
      { body: { ...entry, dokapId: id, user: 'importir' } },
      importir.token,
    );
    expect(wrong.status).toBe(404);
    expect(await rowsOf(id)).toEqual([]);
  });

  const raw = (path: string, body: unknown) =>
    Promise.resolve(
      server.send(`/api/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${importir.token}` },
        body: JSON.stringify(body),
      }),
    );
});
