import { endpoints } from '@pabean/api/contract';
import pLimit from 'p-limit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { demoContainer } from '../../demo/demo-values.ts';
import { describeStore } from '../../testing/describe-store.ts';
import { mutations, strange, unstorable, untexts } from '../../testing/hostile-texts.ts';
import type { TestServer } from '../../testing/index.ts';
import { actAs, generousLimits, pdfUrl } from '../../testing/permit.ts';
import { completeHeader, recordAs } from '../../testing/record-ppftz.ts';
import { sampleGoods } from '../../testing/samples.ts';

/** Some thousand calls take longer on a busy machine, in milliseconds. */
const everyCall = 60_000;

const header = { ...completeHeader('1'), ...completeHeader('2'), proxyName: 'Budi', proxyAddress: 'Jl.' };
/** The header of a record on the wire. */
const headerOnWire = z.encode(endpoints.savePpftz.body, { id: 'x', ...header }) as Record<string, string>;
/** A change of a missing article, and an article, on the wire. */
const changeOnWire = z.encode(endpoints.changePpftzGoods.body, { id: 'tidak-ada', ...sampleGoods }) as object;
const goodsOnWire = z.encode(endpoints.addPpftzGoods.body, { recordId: 'x', ...sampleGoods }) as object;

describeStore('hostile texts', (engine) => {
  let server: TestServer;
  let bodies: Record<string, Record<string, unknown>>;
  let token: string;
  beforeAll(async () => {
    server = await engine.createServer({ deps: { limits: generousLimits } });
    const ppjk = await actAs(server, 'ppjk');
    token = ppjk.token;
    const lists = await ppjk.saveDraft({ permitTypeId: '48' });
    await ppjk.fill(lists, { code: '145', first: '999', second: null });
    const containers = await ppjk.saveDraft({ permitTypeId: '16' });
    await ppjk.fill(containers, { code: '151', first: '1', second: null });
    const noStrip = await ppjk.saveDraft({ permitTypeId: '27' });
    await ppjk.fill(noStrip, { code: '256', first: 'LCL', second: null });
    const idOf = async (draft: string, code: string) => (await ppjk.dokap(draft, code)).id;
    const letter = { isian1: 'S-1', isian2: '2026-01-01', keterangan: 'a', file: pdfUrl, ext: 'pdf' };
    const idrekam = 'ppjk';
    const user = 'ppjk';
    const record = await (await recordAs(server, 'ppjk')).begin();
    const { id: id_aju, ajuNumber: no_aju } = record;
    bodies = {
      savepengajuan: {
        idijin: '45',
        nomohon: '1',
        tglmohon: '2026-01-01',
        kdid: '4',
        idper: 'KITAS-1',
        pernama: 'PT',
        peralamat: 'Jl.',
        nohp: '0778 1',
        email: 'a@b.example',
        jnsdok: '',
        jnsNppbkc: '1',
        idrekam,
      },
      savedokap: { id_permohonan: lists, kd_dokap: '1', ...letter, akhirberlaku: '2027-01-01', idrekam },
      updateDokap: {
        id_permohonan: lists,
        id_permohonan_dokap: await idOf(lists, '1'),
        kd_dokap: '1',
        ...letter,
        akhirberlaku: '2027-01-01',
        idrekam,
      },
      savedokapdtl1: {
        id_dokap: await idOf(lists, '145'),
        kd_dokap: '145',
        isian1: 'CK-1',
        isian2: '2026-01-01',
        file: pdfUrl,
        ext: 'pdf',
        idrekam,
      },
      savedokapdtl2: {
        noPpftz: '1',
        tglPpftz: '2026-01-01',
        noBc11: '1',
        tglBc11: '2026-01-01',
        pos: '1',
        noKontainer: demoContainer(1),
        ukKontainer: '20',
        id_dokap: await idOf(noStrip, '256'),
        idrekam,
      },
      savedokapdtl: {
        id_permohonan_dokap: await idOf(containers, '151'),
        cont: [{ isian1: demoContainer(1), isian2: '20' }],
        idrekam,
      },
      dtlheader: { user, idmohon: lists },
      dokap: { user, idijin: lists },
      dokapdtl: { iddokap: lists },
      geteditDokap: { id: lists },
      dlDokap: { idrekam, iddokap: lists },
      kirim: { user, idmohon: lists },
      'bc/mail/sendmail': { page: 'kirim', idmohon: lists },
      delete: { user, delid: 'tidak-ada' },
      deleteDokap: { user, delid: 'tidak-ada' },
      deleteDokapdtl: { user, delid: 'tidak-ada' },
      deleteDokapdtl2: { user, delid: 'tidak-ada' },
      'PUT ppftz': { ...headerOnWire, id_aju },
      'ppftz/barang': { ...goodsOnWire, id_aju },
      'PUT ppftz/barang': { ...changeOnWire },
      'DELETE ppftz/barang': { barang: ['tidak-ada'] },
      'ppftz/kontainer': {
        id_aju,
        kontainer: [{ no_kontainer: demoContainer(1), ukuran_kontainer: '20', jns_kontainer: 'F' }],
      },
      'ppftz/kemasan': { id_aju, jumlahKemasan: '1', jenisKemasan: 'CT' },
      'ppftz/upload': { file: pdfUrl, ext: 'pdf', name: 'a.pdf', no_aju, key_file: 'file_kk' },
      'ppftz/send': { ID_AJU: 'tidak-ada' },
      'ppftz/billing': { NO_NTPN: 'A1B2C3D4E5F6G7H8', TGL_NTPN: '2026-03-01', id: 'tidak-ada' },
      catatan: { ID_AJU: id_aju },
      'transit/load/namaSarkut': { nama: 'KM UJI' },
    };
  });
  afterAll(() => server.close());

  /** @param call Its path, with the method in front if it is not POST. */
  async function post(call: string, body: unknown) {
    const [path, method = 'POST'] = call.split(' ').reverse();
    const response = await server.send(`/api/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    return { status: response.status, text: await response.text() };
  }

  test('the unchanged bodies are valid', async () => {
    for (const path of [
      'savepengajuan',
      'savedokap',
      'updateDokap',
      'savedokapdtl',
      'savedokapdtl1',
      'savedokapdtl2',
      'PUT ppftz',
      'ppftz/barang',
      'ppftz/kontainer',
      'ppftz/kemasan',
      'ppftz/upload',
      'catatan',
      'transit/load/namaSarkut',
    ]) {
      expect([path, (await post(path, bodies[path])).status]).toEqual([path, 200]);
    }
  });

  test(
    'text that no store can hold is refused in every field of every call',
    async () => {
      for (const { path, field, value, status } of await attack(unstorable)) {
        expect([path, field, value, status]).toEqual([path, field, value, isActor(field) ? 403 : 422]);
      }
    },
    everyCall,
  );

  test('no name contains them', async () => {
    for (const name of [...unstorable, 'a b', 'ａdmin', 'аdmin']) {
      const { status } = await post('otentikasi/signin', { USER_NAME: name, password: 'x' });
      expect([name, status]).toEqual([name, 422]);
    }
  });

  test(
    'unusual text never causes a fault',
    async () => {
      for (const { path, field, value, status, text } of await attack([...strange, ...untexts])) {
        expect([path, field, value, status < 500]).toEqual([path, field, value, true]);
        expect(text).not.toMatch(/sqlite|postgres|node_modules|\bat .*\.ts:/i);
      }
    },
    everyCall,
  );

  /** At most as many at once as there are connections, because a call that waits too long for one is refused. */
  const takeTurn = pLimit(8);

  /** Sends every value in every field of every call. */
  async function attack(values: readonly unknown[]) {
    const outcomes: { path: string; field: string; value: unknown; status: number; text: string }[] = [];
    for (const [path, body] of Object.entries(bodies)) {
      const all = values.flatMap((value) =>
        [...mutations(body, value)].map(({ field, body: mutated }) =>
          takeTurn(async () => outcomes.push({ path, field, value, ...(await post(path, mutated)) })),
        ),
      );
      await Promise.all(all);
    }
    return outcomes;
  }

  const isActor = (field: string) => field === 'user' || field === 'idrekam';
});
