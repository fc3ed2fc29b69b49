import { type GoodsLine, goodsLineOf, maxGoods, maxPpftzContainers } from '@pabean/api/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoContainer } from '../../demo/demo-values.ts';
import { describeStore } from '../../testing/describe-store.ts';
import type { TestServer } from '../../testing/index.ts';
import { generousLimits } from '../../testing/permit.ts';
import { completeHeader, type recordAs, threeRecorders } from '../../testing/record-ppftz.ts';
import { sampleGoods } from '../../testing/samples.ts';

type Recorder = Awaited<ReturnType<typeof recordAs>>;

const goodsOf = (index: number, overrides: Partial<GoodsLine> = {}) =>
  goodsLineOf({ ...sampleGoods, description: `Barang ${index}`, value: String(index * 7_919), ...overrides });
const manyGoods = (count: number) => Array.from({ length: count }, (_, index) => goodsOf(index));

/** An article on the wire. */
const wireGoods = {
  uraian_barang: 'Lemari',
  jml_satuan: '2',
  jns_satuan: 'C62',
  jml_kemasan: '1',
  jns_kemasan: 'CT',
  bruto: '82.5',
  netto: '80',
  nilai_barang: '1500000',
  hs_code: '94035000',
  tarif_bm: '7.5',
  tarif_ppn: '11',
  tarif_pph: '2.5',
  nilai_bm: '112500',
  nilai_ppn: '177375',
  nilai_pph: '40313',
};

describeStore('rows of a PPFTZ record', (engine) => {
  let server: TestServer;
  let ppjk: Recorder;
  let rekan: Recorder;
  let pindahan: Recorder;
  beforeAll(async () => {
    server = await engine.createServer({ deps: { limits: generousLimits } });
    ({ ppjk, rekan, pindahan } = await threeRecorders(server));
  });
  afterAll(() => server.close());

  /** A raw call, for requests that a client of the contract cannot send. */
  async function raw(method: string, path: string, body: object) {
    const response = await server.send(`/api/ppftz/${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${ppjk.token}` },
      body: JSON.stringify(body),
    });
    const { errors = [], ...answer } = (await response.json()) as {
      errors?: { field: string; message: string }[];
    };
    const fields = errors.map(({ field, message }) => `${field}: ${message}`);
    return { ...answer, status: response.status, fields };
  }
  const change = (rows: readonly (GoodsLine & { id: string; version?: string | undefined })[], by = ppjk) =>
    server.call('changePpftzGoods', { body: { rows: [...rows] } }, by.token);
  const remove = (rows: readonly string[], by = ppjk) =>
    server.call('deletePpftzGoods', { body: { rows: [...rows] } }, by.token);
  const described = async (id: string) => (await ppjk.goods(id)).map(({ description }) => description);

  describe('goods', () => {
    test('are in the order of adding, one by one or many at once', async () => {
      const { id } = await ppjk.begin();
      const one = await server.call('addPpftzGoods', { body: { recordId: id, ...goodsOf(1) } }, ppjk.token);
      expect(one.answer?.message).toBe('Berhasil menyimpan');
      const two = await rekan.addGoods(id, goodsOf(2), goodsOf(3));
      const all = await ppjk.goods(id);
      expect(all.map(({ description }) => description)).toEqual(['Barang 1', 'Barang 2', 'Barang 3']);
      expect(all.map((each) => each.id)).toEqual([one.answer?.id, expect.anything(), two.answer?.id]);
      expect(all[1]).toEqual({ ...goodsOf(2), id: all[1]?.id, version: '0', changed: false });
      const byQuery = await server.call('ppftzGoodsByQuery', { query: { id } }, ppjk.token);
      expect(byQuery.answer).toEqual(all);
      const detail = await server.call('ppftzGoodsDetail', { params: { id: all[1]?.id ?? '' } }, ppjk.token);
      expect(detail.answer).toEqual(all[1]);
      const headers = { authorization: `Bearer ${ppjk.token}` };
      expect((await server.send('/api/ppftz/barang', { headers })).status).toBe(422);
    });

    test('are changed in place, and only by a caller that has seen them', async () => {
      const { id } = await ppjk.begin();
      await ppjk.addGoods(id, ...manyGoods(3));
      const [first, second, third] = await ppjk.goods(id);
      if (!first || !second || !third) throw new Error('There are three.');
      expect((await change([{ ...goodsOf(9), id: second.id, version: '0' }], rekan)).status).toBe(200);
      const late = await change([
        { ...goodsOf(7), id: first.id, version: '0' },
        { ...goodsOf(8), id: second.id, version: '0' },
      ]);
      expect([late.status, late.failure?.message]).toEqual([
        412,
        expect.stringContaining('diubah di tempat lain'),
      ]);
      expect(await described(id)).toEqual(['Barang 0', 'Barang 9', 'Barang 2']);
      const now = await change([
        { ...goodsOf(8), id: second.id, version: '1' },
        { ...goodsOf(7), id: first.id, version: '0' },
      ]);
      expect(now.status).toBe(200);
      expect((await ppjk.goods(id)).map(({ description, version }) => `${description} ${version}`)).toEqual([
        'Barang 7 1',
        'Barang 8 2',
        'Barang 2 0',
      ]);
      const single = { ...goodsOf(6), id: third.id };
      expect((await server.call('changePpftzGoods', { body: single }, ppjk.token)).status).toBe(200);
      expect(await described(id)).toEqual(['Barang 7', 'Barang 8', 'Barang 6']);
    });

    test('are deleted together or not at all, and the others keep their order', async () => {
      const { id } = await ppjk.begin();
      await ppjk.addGoods(id, ...manyGoods(4));
      const ids = (await ppjk.goods(id)).map((each) => each.id);
      expect((await remove([ids[0] ?? '', '01ARZ3NDEKTSV4RRFFQ69G5FAV'])).status).toBe(404);
      expect((await remove([ids[1] ?? '', ids[1] ?? '', ids[3] ?? ''], rekan)).answer?.message).toBe(
        'Data berhasil dihapus',
      );
      const single = await server.call('deletePpftzGoods', { body: { id: ids[0] } }, ppjk.token);
      expect(single.status).toBe(200);
      await ppjk.addGoods(id, goodsOf(9));
      expect(await described(id)).toEqual(['Barang 2', 'Barang 9']);
    });

    test('belong to one record, which is the caller’s', async () => {
      const [one, other] = [await ppjk.begin(), await ppjk.begin()];
      const foreign = await pindahan.begin();
      await ppjk.addGoods(one.id, goodsOf(1));
      await ppjk.addGoods(other.id, goodsOf(2));
      await pindahan.addGoods(foreign.id, goodsOf(3));
      const idOf = async (by: Recorder, id: string) => (await by.goods(id))[0]?.id ?? '';
      const [mine, alsoMine] = [await idOf(ppjk, one.id), await idOf(ppjk, other.id)];
      const theirs = await idOf(pindahan, foreign.id);
      for (const ids of [[mine, alsoMine], [mine, theirs], [theirs], [theirs, mine]]) {
        const asked = [await change(ids.map((id) => ({ ...goodsOf(5), id }))), await remove(ids)];
        expect(asked.map(({ status }) => status)).toEqual([404, 404]);
      }
      expect((await ppjk.addGoods(foreign.id, goodsOf(4))).status).toBe(404);
      const read = await server.call('ppftzGoodsDetail', { params: { id: theirs } }, ppjk.token);
      expect(read.status).toBe(404);
      // Another record's id beside an article does not move it.
      await raw('PUT', 'barang', { ...wireGoods, id_barang: mine, id_aju: other.id });
      expect(await described(one.id)).toEqual(['Lemari']);
      expect(await described(other.id)).toEqual(['Barang 2']);
      expect((await pindahan.goods(foreign.id)).map(({ description }) => description)).toEqual(['Barang 3']);
    });

    test('with one wrong row are not added, and the row is named', async () => {
      const { id } = await ppjk.begin();
      const rows = [
        wireGoods,
        { ...wireGoods, jns_satuan: 'QQQ' },
        { ...wireGoods, jns_kemasan: 'QQQ', jns_satuan: 'ZZZ' },
      ];
      expect(await raw('POST', 'barang', { id_aju: id, barang: rows })).toMatchObject({
        status: 422,
        fields: [
          'barang[1].jns_satuan: Pilih Jenis Satuan dari daftar.',
          'barang[2].jns_satuan: Pilih Jenis Satuan dari daftar.',
          'barang[2].jns_kemasan: Pilih Jenis Kemasan dari daftar.',
        ],
      });
      const forged = { ...wireGoods, nilai_ppn: '0' };
      expect((await raw('POST', 'barang', { id_aju: id, barang: [wireGoods, forged] })).fields).toEqual([
        'barang[1].nilai_ppn: Nilai PPN seharusnya 177.375, bukan 0. Hitung ulang baris ini, lalu simpan lagi.',
      ]);
      expect((await raw('POST', 'barang', { id_aju: id, ...forged })).fields).toEqual([
        'nilai_ppn: Nilai PPN seharusnya 177.375, bukan 0. Hitung ulang baris ini, lalu simpan lagi.',
      ]);
      expect(await ppjk.goods(id)).toEqual([]);
      await raw('POST', 'barang', { id_aju: id, ...wireGoods });
      const [stored] = await ppjk.goods(id);
      expect((await raw('PUT', 'barang', { ...forged, id_barang: stored?.id })).fields).toHaveLength(1);
      const twice = { ...wireGoods, id_barang: stored?.id };
      expect((await raw('PUT', 'barang', { barang: [twice, twice] })).fields).toEqual([
        'barang[1].id_barang: Barang sudah ada di baris lain.',
      ]);
      expect((await ppjk.goods(id))[0]).toEqual(stored);
    });

    test.each([
      [{ nilai_barang: '1e20' }, 'nilai_barang'],
      [{ nilai_barang: '100000000000000000000' }, 'nilai_barang'],
      [{ nilai_barang: '-1' }, 'nilai_barang'],
      [{ nilai_barang: '0.5' }, 'nilai_barang'],
      [{ tarif_bm: '-0' }, 'tarif_bm'],
      [{ tarif_bm: '7.55' }, 'tarif_bm'],
      [{ tarif_ppn: 0.1 + 0.2 }, 'tarif_ppn'],
      [{ tarif_pph: '1001' }, 'tarif_pph'],
      [{ jml_satuan: '0' }, 'jml_satuan'],
      [{ jml_kemasan: '1.5' }, 'jml_kemasan'],
      [{ bruto: 'NaN' }, 'bruto'],
      [{ netto: null }, 'netto'],
      [{ hs_code: '940350001' }, 'hs_code'],
      [{ hs_code: '9403.50' }, 'hs_code'],
      [{ uraian_barang: '' }, 'uraian_barang'],
      [{ jns_satuan: "C62' --" }, 'jns_satuan'],
    ])('with %j are refused at their field', async (wrong, field) => {
      const { id } = await ppjk.begin();
      for (const body of [
        { id_aju: id, ...wireGoods, ...wrong },
        { id_aju: id, barang: [{ ...wireGoods, ...wrong }] },
      ]) {
        const { status, fields } = await raw('POST', 'barang', body);
        expect(status).toBe(422);
        expect(fields.map((each) => each.replace(/^barang\[0\]\./, '').split(':')[0])).toEqual([field]);
      }
    });

    test('accept numbers for text fields', async () => {
      const { id } = await ppjk.begin();
      const numbers = Object.fromEntries(
        Object.entries(wireGoods).map(([name, text]) => [
          name,
          /^[\d.]+$/.test(text) && name !== 'hs_code' ? Number(text) : text,
        ]),
      );
      expect((await raw('POST', 'barang', { id_aju: id, ...numbers })).status).toBe(200);
      expect((await ppjk.goods(id))[0]).toMatchObject({ value: '1500000', dutyRate: '7.5', gross: '82.5' });
    });

    test('that were changed since a record was returned are marked', async () => {
      const { id, ajuNumber } = await ppjk.beginFilled();
      await ppjk.addGoods(id, goodsOf(1));
      await ppjk.send(id);
      const changed = async () => (await ppjk.goods(id)).map((each) => each.changed);
      server.clock.advance(1_000);
      const setStatus = (status: string) =>
        server.store.write((trx) => trx.updateTable('ppftz').set({ status }).where('id', '=', id).execute());
      await setStatus('190');
      expect(await changed()).toEqual([false, false]);
      const [first] = await ppjk.goods(id);
      await change([{ ...goodsOf(2), id: first?.id ?? '' }]);
      await ppjk.addGoods(id, goodsOf(3));
      expect(await changed()).toEqual([true, false, true]);
      expect((await ppjk.detail(ajuNumber)).status).toBe('190');
      server.clock.advance(1_000);
      await ppjk.send(id);
      expect(await changed()).toEqual([false, false, false]);
      await setStatus('190');
      expect(await changed()).toEqual([false, false, false]);
    });

    test('are 5,000 at most, which can be added, changed and deleted in one call each', async () => {
      const { id } = await ppjk.begin();
      expect((await ppjk.addGoods(id, ...manyGoods(maxGoods))).status).toBe(200);
      const full = await ppjk.addGoods(id, goodsOf(1));
      expect(full.failure?.errors).toEqual([
        { field: 'barang', message: 'isian tidak boleh lebih dari 5000' },
      ]);
      const all = await ppjk.goods(id);
      expect(all.map(({ description }) => description)).toEqual(
        manyGoods(maxGoods).map(({ description }) => description),
      );
      const changes = all.map(({ id, version }, index) => ({ ...goodsOf(index + 1), id, version }));
      expect((await change(changes)).status).toBe(200);
      expect(await described(id)).toEqual(changes.map(({ description }) => description));
      expect((await change(changes)).status).toBe(412);
      expect((await remove(all.map((each) => each.id))).status).toBe(200);
      expect(await ppjk.goods(id)).toEqual([]);
    });

    test('of 10,000 rows have the taxes of an independent computation', async () => {
      // Computed with rationals of tenths of a percent, rounded half up, without the code under test.
      const share = (amount: bigint, tenths: bigint) => {
        const [whole, rest] = [(amount * tenths) / 1_000n, (amount * tenths) % 1_000n];
        return rest * 2n >= 1_000n ? whole + 1n : whole;
      };
      const written = (tenths: bigint) =>
        tenths % 10n === 0n ? String(tenths / 10n) : `${tenths / 10n}.${tenths % 10n}`;
      let seed = 20_261_123n;
      const random = (below: bigint) => {
        seed = (seed * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) % 2n ** 64n;
        return (seed >> 20n) % below;
      };
      for (let round = 0; round < 2; round++) {
        const { id } = await ppjk.begin();
        const barang = Array.from({ length: 5_000 }, () => {
          const value = random(10n ** (1n + random(15n)));
          const [bm, ppn, pph] = [random(1_501n), random(201n), random(101n)];
          const duty = share(value, bm);
          return {
            ...wireGoods,
            nilai_barang: String(value),
            nilai_bm: String(duty),
            tarif_bm: written(bm),
            tarif_ppn: written(ppn),
            tarif_pph: written(pph),
            nilai_ppn: String(share(value + duty, ppn)),
            nilai_pph: String(share(value + duty, pph)),
          };
        });
        const { status, fields } = await raw('POST', 'barang', { id_aju: id, barang });
        expect([status, fields]).toEqual([200, []]);
        const stored = (await ppjk.goods(id)).map((each) => [each.duty, each.vat, each.incomeTax]);
        expect(stored).toEqual(barang.map((each) => [each.nilai_bm, each.nilai_ppn, each.nilai_pph]));
      }
    });

    test('that are added by many at once are all stored, each once, up to the limit', async () => {
      const { id } = await ppjk.begin();
      await ppjk.addGoods(id, ...manyGoods(maxGoods - 3));
      const outcomes = await Promise.all(
        Array.from({ length: 6 }, (_, index) =>
          (index % 2 ? ppjk : rekan).addGoods(id, goodsOf(10_000 + index)),
        ),
      );
      expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 200, 200, 422, 422, 422]);
      const rows = await server.store.db
        .selectFrom('ppftz_goods')
        .select('position')
        .where('ppftz_id', '=', id)
        .execute();
      expect(new Set(rows.map(({ position }) => position)).size).toBe(maxGoods);
    });
  });

  describe('containers', () => {
    const container = (index: number) =>
      ({ number: demoContainer(index), size: '40', kind: index % 2 ? 'F' : 'L' }) as const;
    const add = (recordId: string, ...rows: readonly ReturnType<typeof container>[]) =>
      server.call('addPpftzContainer', { body: { recordId, rows: [...rows] } }, ppjk.token);
    const list = async (id: string, by = ppjk) =>
      (await server.call('ppftzContainers', { params: { id } }, by.token)).answer ?? [];

    test('are added one by one or many at once, in their order, and deleted one by one', async () => {
      const { id } = await ppjk.begin();
      const single = { recordId: id, ...container(1) };
      expect((await server.call('addPpftzContainer', { body: single }, ppjk.token)).status).toBe(200);
      await add(id, container(3), container(2));
      const all = await list(id);
      expect(all.map(({ id: _, ...rest }) => rest)).toEqual([container(1), container(3), container(2)]);
      const removal = { body: { id: all[1]?.id ?? '' } };
      expect((await server.call('deletePpftzContainer', removal, pindahan.token)).status).toBe(404);
      expect((await server.call('deletePpftzContainer', removal, rekan.token)).status).toBe(200);
      expect((await server.call('deletePpftzContainer', removal, ppjk.token)).status).toBe(404);
      expect((await list(id)).map(({ number }) => number)).toEqual([
        container(1).number,
        container(2).number,
      ]);
    });

    test('are in a record once, in whatever spelling', async () => {
      const { id } = await ppjk.begin();
      await add(id, container(1));
      const wire = { no_kontainer: demoContainer(5), ukuran_kontainer: 20, jns_kontainer: 'F' };
      const again = { ...wire, no_kontainer: ` ${demoContainer(1).toLowerCase().replace('cthu', 'cthu ')}` };
      expect(await raw('POST', 'kontainer', { id_aju: id, kontainer: [wire, again, wire] })).toMatchObject({
        status: 422,
        fields: [
          'kontainer[1].no_kontainer: Nomor Peti Kemas sudah ada di baris lain.',
          'kontainer[2].no_kontainer: Nomor Peti Kemas sudah ada di baris lain.',
        ],
      });
      expect((await raw('POST', 'kontainer', { id_aju: id, ...again })).fields).toEqual([
        'no_kontainer: Nomor Peti Kemas sudah ada di baris lain.',
      ]);
      expect(await list(id)).toHaveLength(1);
      // Another record may have the same number.
      expect((await add((await ppjk.begin()).id, container(1))).status).toBe(200);
    });

    test.each([
      [{ no_kontainer: 'CSQU3054384' }, 'no_kontainer: Nomor Peti Kemas tidak valid.'],
      [{ no_kontainer: '' }, 'no_kontainer: Nomor Peti Kemas wajib diisi'],
      [{ ukuran_kontainer: '41' }, 'ukuran_kontainer: Pilih Ukuran Kontainer dari daftar.'],
      [{ jns_kontainer: 'X' }, 'jns_kontainer: Pilih Jenis Kontainer dari daftar.'],
      [{ jns_kontainer: undefined }, 'jns_kontainer: Kolom Jenis Kontainer belum diisi'],
    ])('with %j are refused', async (wrong, message) => {
      const { id } = await ppjk.begin();
      const wire = { no_kontainer: 'CSQU3054383', ukuran_kontainer: '20', jns_kontainer: 'F', ...wrong };
      expect(await raw('POST', 'kontainer', { id_aju: id, ...wire })).toMatchObject({
        status: 422,
        fields: [message],
      });
    });

    test('are 999 at most', async () => {
      const { id } = await ppjk.begin();
      const many = Array.from({ length: maxPpftzContainers }, (_, index) => container(index));
      expect((await add(id, ...many)).status).toBe(200);
      const more = await add(id, container(5_000));
      expect(more.failure?.errors).toEqual([
        { field: 'kontainer', message: 'isian tidak boleh lebih dari 999' },
      ]);
      expect(await list(id)).toHaveLength(maxPpftzContainers);
    });

    test('of one number added at once are one', async () => {
      const { id } = await ppjk.begin();
      const outcomes = await Promise.all(Array.from({ length: 5 }, () => add(id, container(7))));
      expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422]);
      expect(await list(id)).toHaveLength(1);
    });
  });

  describe('packaging', () => {
    const list = async (id: string, by = ppjk) =>
      (await server.call('ppftzPackaging', { params: { id } }, by.token)).answer;

    test('is one, and is changed only by a caller that has seen it', async () => {
      const { id } = await ppjk.begin();
      expect(await list(id)).toEqual([]);
      const added = await ppjk.addPackaging(id, '12');
      const packaging = { id: added.answer?.id, count: '12', kind: 'CT', version: '0' };
      expect(await list(id, rekan)).toEqual([packaging]);
      const second = await rekan.addPackaging(id);
      expect([second.status, second.failure?.message]).toEqual([
        409,
        'Aju ini sudah memiliki kemasan. Ubah kemasan itu.',
      ]);
      const put = (count: string, version: string, by = ppjk) => {
        const body = { id: packaging.id ?? '', count, kind: 'PK', version };
        return server.call('changePpftzPackaging', { body }, by.token);
      };
      expect((await put('13', '0', pindahan)).status).toBe(404);
      expect((await put('13', '0', rekan)).status).toBe(200);
      expect((await put('14', '0')).status).toBe(412);
      const params = { id: packaging.id ?? '' };
      expect((await server.call('ppftzPackagingDetail', { params }, ppjk.token)).answer).toEqual({
        ...packaging,
        count: '13',
        kind: 'PK',
        version: '1',
      });
      expect((await server.call('ppftzPackagingDetail', { params }, pindahan.token)).status).toBe(404);
      expect(await list(id, pindahan)).toBeUndefined();
    });

    test('has a count and a kind of the office’s list', async () => {
      const { id } = await ppjk.begin();
      const post = async (typed: object) => (await raw('POST', 'kemasan', { id_aju: id, ...typed })).fields;
      expect(await post({ jumlahKemasan: '0', jenisKemasan: 'CT' })).toEqual([
        'jumlahKemasan: Jumlah Kemasan minimal 1.',
      ]);
      expect(await post({ jumlahKemasan: '1', jenisKemasan: 'QQQ' })).toEqual([
        'jenisKemasan: Pilih Jenis Kemasan dari daftar.',
      ]);
      expect(await post({ jumlahKemasan: 1, jenisKemasan: 'CT' })).toEqual([]);
      const [stored] = (await list(id)) ?? [];
      const put = { id_kemasan: stored?.id, jumlahKemasan: '2', jenisKemasan: 'QQQ' };
      expect((await raw('PUT', 'kemasan', put)).fields).toHaveLength(1);
      expect(await list(id)).toEqual([stored]);
    });

    test('of many at once is one', async () => {
      for (let round = 0; round < 5; round++) {
        const { id } = await ppjk.begin();
        const outcomes = await Promise.all(
          Array.from({ length: 10 }, (_, index) => (index % 2 ? ppjk : rekan).addPackaging(id)),
        );
        expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1);
        expect(outcomes.filter(({ status }) => status === 409)).toHaveLength(9);
        expect(await list(id)).toHaveLength(1);
      }
    });
  });

  test('that are sent while goods are deleted are sent with goods, or not at all', async () => {
    for (let round = 0; round < 5; round++) {
      const { id, ajuNumber } = await ppjk.begin();
      await ppjk.fillAll({ id, ajuNumber, kind: '1' });
      const ids = (await ppjk.goods(id)).map((each) => each.id);
      const [sent, removed] = await Promise.all([ppjk.send(id), remove(ids, rekan)]);
      expect([
        [200, 409],
        [400, 200],
      ]).toContainEqual([sent.status, removed.status]);
      const { status } = await ppjk.detail(ajuNumber);
      expect([status, (await ppjk.goods(id)).length]).toEqual(sent.status === 200 ? ['110', 1] : ['100', 0]);
    }
  });

  test('need no complete header', async () => {
    const { id } = await ppjk.begin();
    expect((await ppjk.save(id, { ...completeHeader('1'), warehouse: '' })).status).toBe(200);
    expect((await ppjk.addPackaging(id)).status).toBe(200);
  });

  describe('of the reference data', () => {
    test('are units and packages with the usual ones first, and the ports of this country', async () => {
      const list = async (name: 'unitList' | 'packageTypeList' | 'portList') =>
        (await server.call(name, {}, pindahan.token)).answer ?? [];
      const units = await list('unitList');
      expect(units.slice(0, 2)).toEqual([
        { code: 'C62', name: 'satuan (satu)', synonyms: expect.arrayContaining(['satuan']) },
        { code: 'H87', name: 'buah', synonyms: expect.arrayContaining(['pcs', 'biji']) },
      ]);
      const packages = await list('packageTypeList');
      expect(packages.findIndex(({ code }) => code === 'CT')).toBeLessThan(30);
      expect(packages.findIndex(({ code }) => code === '1A')).toBeGreaterThan(30);
      const ports = await list('portList');
      expect(ports.every(({ code }) => code.startsWith('ID'))).toBe(true);
      expect(ports).toContainEqual({ code: 'IDBTM', name: 'Batam' });
      expect(ports.map(({ name }) => name)).toEqual(
        ports.map(({ name }) => name).toSorted((one, other) => one.localeCompare(other, 'id')),
      );
    });
  });
});
