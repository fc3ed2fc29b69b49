import type { Endpoints, GoodsLine, InputOf, PpftzHeader } from '@pabean/api/contract';
import { ppftzFileField } from '@pabean/api/contract';
import { type PpftzKind, type PpftzSlot, ppftzSlotsOf } from '@pabean/api/rules';
import { accountOf, addAccount } from './people.ts';
import { pdfUrl } from './permit.ts';
import { sampleGoods, samples } from './samples.ts';
import type { TestServer } from './test-server.ts';

const ofEveryKind = {
  recipient: 'Ratna Dewi',
  identityType: '5',
  identityNumber: '1000000000000001',
  address: 'Jl. Raja Ali Haji 7, Batam',
  transportMode: '1',
  carrier: 'KM Kelud',
  voyage: 'V-12',
  loadingPort: 'IDBTM',
  destinationPort: 'IDJKT',
  warehouse: 'BTA1',
  gross: '82.5',
  net: '80',
  releaseDate: '2026-03-05',
};

const ofKind = {
  '1': {
    kkNumber: '2171010101010001',
    pindahNumber: 'SKP-1',
    pindahDate: '2026-02-20',
    rekombpNumber: 'BP-1',
    rekombpDate: '2026-02-24',
  },
  '2': {
    stnkNumber: 'STNK-1',
    stnkDate: '2025-05-01',
    bpkbNumber: 'BPKB-1',
    bpkbDate: '2024-05-01',
    suratJalanNumber: 'SJ-1',
    suratJalanDate: '2026-02-27',
  },
};

/** A header that may be sent, without a proxy. */
export const completeHeader = (kind: PpftzKind): Partial<PpftzHeader> => ({
  ...ofEveryKind,
  ...ofKind[kind],
});

/** A signed-in user with the calls about PPFTZ records, on a server in this process or another one. */
export async function recordAs(server: Pick<TestServer, 'signIn' | 'call'>, username: string) {
  const token = await server.signIn(username);

  /** Creates a record and returns its id and number. */
  async function begin(kind: PpftzKind = '1') {
    const body = { ...samples.createPpftz.input.body, kind };
    const { answer, failure } = await server.call('createPpftz', { body }, token);
    if (!answer) throw new Error(JSON.stringify(failure));
    return { ...(await detail(answer.id)), kind };
  }

  /** A record by its number. */
  async function detail(number: string) {
    const { answer, failure } = await server.call('ppftzDetail', { params: { number } }, token);
    if (!answer) throw new Error(JSON.stringify(failure));
    return answer;
  }

  const save = (id: string, typed: Partial<InputOf<Endpoints['savePpftz']>['body']>) =>
    server.call('savePpftz', { body: { ...typed, id } }, token);

  const upload = (
    ajuNumber: string,
    slot: PpftzSlot,
    overrides: Partial<InputOf<Endpoints['uploadPpftzFile']>['body']> = {},
  ) => {
    const file = { file: pdfUrl, extension: 'pdf', name: 'scan.pdf' } as const;
    const body = { ...file, ajuNumber, slot: ppftzFileField(slot), ...overrides };
    return server.call('uploadPpftzFile', { body }, token);
  };

  const addGoods = (recordId: string, ...rows: readonly GoodsLine[]) =>
    server.call('addPpftzGoods', { body: { recordId, rows: [...rows] } }, token);

  const addPackaging = (recordId: string, count = '3') =>
    server.call('addPpftzPackaging', { body: { recordId, count, kind: 'CT' } }, token);

  const goods = async (id: string) =>
    (await server.call('ppftzGoods', { params: { id } }, token)).answer ?? [];

  /** Fills all fields that are required for sending. */
  async function fillAll({ id, ajuNumber, kind }: { id: string; ajuNumber: string; kind: PpftzKind }) {
    const required = ppftzSlotsOf(kind, false).filter((each) => each.required);
    const outcomes: { readonly status: number; readonly failure: unknown }[] = [
      await save(id, completeHeader(kind)),
      await addGoods(id, sampleGoods),
      await addPackaging(id),
    ];
    for (const { slot } of required) outcomes.push(await upload(ajuNumber, slot));
    const refused = outcomes.find(({ status }) => status !== 200);
    if (refused) throw new Error(JSON.stringify(refused.failure));
  }

  const send = (id: string, version?: string) => server.call('sendPpftz', { body: { id, version } }, token);

  /** Creates a complete record. */
  async function beginFilled(kind: PpftzKind = '1') {
    const record = await begin(kind);
    await fillAll(record);
    return record;
  }

  return {
    username,
    token,
    begin,
    beginFilled,
    detail,
    save,
    upload,
    fillAll,
    send,
    addGoods,
    addPackaging,
    goods,
  };
}

/** Two brokers of one company, and an account of another one. */
export async function threeRecorders(server: TestServer) {
  const { company_id } = await accountOf(server, 'ppjk');
  await addAccount(server.store, server.clock(), { username: 'sejawat', company_id, user_type: 'Y' });
  return {
    ppjk: await recordAs(server, 'ppjk'),
    rekan: await recordAs(server, 'sejawat'),
    pindahan: await recordAs(server, 'pindahan'),
  };
}
