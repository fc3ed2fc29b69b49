import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOfficerCommand } from '../officer/run-command.ts';
import { describeStore } from '../testing/describe-store.ts';
import { loadDemo, type TestServer } from '../testing/index.ts';
import { accountOf } from '../testing/people.ts';
import { addPpftz } from '../testing/ppftz.ts';
import { advanceRecords } from './advance-records.ts';

describeStore('a demo whose PPFTZ records move by themselves', (engine) => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await engine.createServer();
    await loadDemo(server);
    token = await server.signIn('ppjk');
  });
  afterAll(() => server.close());

  const wait = (seconds: number) => server.clock.advance(seconds * 1_000);
  const advance = () => advanceRecords(server.deps, 30);
  /** The statuses of a record after each of so many waits. */
  async function statusesOf(number: string, rests: number) {
    const statuses: (string | undefined)[] = [];
    for (let step = 0; step < rests; step++) {
      wait(31);
      await advance();
      statuses.push((await detail(number))?.status);
    }
    return statuses;
  }
  const detail = async (number: string) =>
    (await server.call('ppftzDetail', { params: { number } }, token)).answer;
  const listed = async (name: 'ppftzList' | 'ppftzRecordingList', status: string) =>
    (await server.call(name, {}, token)).answer?.filter((record) => record.status === status) ?? [];
  const pay = (id: string, number: string) =>
    server.call('savePaymentProof', { body: { id, number, date: '2026-03-01' } }, token);
  const trail = (number: string) =>
    server.store.db
      .selectFrom('audit')
      .select(['actor', 'action'])
      .where('detail', 'like', `${number}%`)
      .orderBy('at')
      .execute();
  let serial = 0;
  /** A record that was sent just now. */
  async function send(record: object = {}) {
    const { id: accountId, company_id: companyId } = await accountOf(server, 'ppjk');
    serial += 1;
    wait(1);
    const at = server.clock().toISOString();
    const number = `02040000012320260302${String(serial).padStart(6, '0')}`;
    const columns = { aju_number: number, sent_at: at, resent_at: at, ...record };
    return { number, id: await addPpftz(server.store, { accountId, companyId }, columns) };
  }
  const office = (...args: string[]) => {
    const command = readOfficerCommand(['ppftz', ...args, '--officer', 'Hendra Saputra']);
    return 'prints' in command ? command.prints : command.run({ ...server.deps, actor: 'hendra' });
  };

  test('demo data stays unchanged', async () => {
    const before = await server.store.db.selectFrom('ppftz').selectAll().orderBy('id').execute();
    wait(600);
    expect(await advance()).toBe(0);
    expect(await server.store.db.selectFrom('ppftz').selectAll().orderBy('id').execute()).toEqual(before);
  });

  test('a sent record gets its bill after a wait, and once it is paid its release', async () => {
    const drafts = await listed('ppftzRecordingList', '100');
    const { id = '', ajuNumber: number = '' } = drafts.at(-1) ?? {};
    expect((await server.call('sendPpftz', { body: { id } }, token)).failure).toBeUndefined();
    expect(await advance()).toBe(0);
    wait(29);
    expect(await advance()).toBe(0);
    expect(await statusesOf(number, 3)).toEqual(['115', '115', '115']);
    const billed = await detail(number);
    expect(billed).toMatchObject({ billingCode: expect.stringMatching(/^\d{15}$/), ntpn: null });
    const params = { number, name: billed?.billingFile ?? '' };
    expect((await server.call('ppftzFile', { params }, token)).status).toBe(200);
    expect((await pay(id, 'A1B2C3D4E5F6G7H8')).status).toBe(200);
    expect(await statusesOf(number, 4)).toEqual(['116', '120', '150', '150']);
    expect(await detail(number)).toMatchObject({
      releaseNumber: `${id.slice(-6)}/SPPB/KPU.02/2026`,
      releaseNumberDate: '2026-03-02',
    });
    const { answer: history } = await server.call('ppftzHistory', { params: { id } }, token);
    expect(history?.map(({ statusName, decision }) => `${statusName?.label} ${decision}`)).toEqual([
      ...['Menunggu Pembayaran Y', 'Pembayaran Diterima Y', 'Pemeriksaan Fisik Y', 'SPPB Y'],
    ]);
    expect(await trail(number)).toEqual([
      { actor: 'ppjk', action: 'ppftz-send' },
      ...['bill', 'pay', 'inspect', 'release'].map((done) => ({ actor: 'demo', action: `ppftz-${done}` })),
    ]);
  });

  test('a record of the demo data advances once it is paid, or an officer decides about it', async () => {
    const [waiting] = await listed('ppftzList', '115');
    const [paid] = await listed('ppftzList', '116');
    if (!waiting || !paid) throw new Error('The demo has none.');
    await pay(waiting.id, 'H8G7F6E5D4C3B2A1');
    expect(await statusesOf(waiting.ajuNumber, 3)).toEqual(['116', '120', '150']);
    expect((await detail(paid.ajuNumber))?.status).toBe('116');
    await office('inspect', paid.ajuNumber);
    expect(await statusesOf(paid.ajuNumber, 1)).toEqual(['150']);
  });

  test('the voyage DEMO-190 is returned with remarks, and advances when it is corrected', async () => {
    const { id, number } = await send({ header: JSON.stringify({ voyage: ' demo-190' }) });
    expect(await statusesOf(number, 2)).toEqual(['190', '190']);
    expect((await detail(number))?.corrections?.map(({ field }) => field)).toEqual(['no_voyage', 'barang']);
    wait(1);
    const resent = { status: '110', resent_at: server.clock().toISOString(), header: '{"voyage":"12"}' };
    await server.store.write((trx) => trx.updateTable('ppftz').set(resent).where('id', '=', id).execute());
    expect(await statusesOf(number, 1)).toEqual(['115']);
  });

  test('the voyage DEMO-145 is rejected', async () => {
    const { id, number } = await send({ header: JSON.stringify({ voyage: 'DEMO-145' }) });
    expect(await statusesOf(number, 2)).toEqual(['145', '145']);
    const { answer } = await server.call('ppftzHistory', { params: { id } }, token);
    expect(answer).toMatchObject([{ decision: 'T', remarks: expect.stringContaining('Rekomendasi') }]);
  });

  test('a held record waits, and one that is due on two servers gets one bill', async () => {
    const held = await send();
    await office('hold', held.number, '--reason', 'Menunggu hasil laboratorium.');
    const { id, number } = await send();
    wait(31);
    await Promise.all([advance(), advance()]);
    expect((await detail(held.number))?.status).toBe('110');
    expect((await detail(number))?.status).toBe('115');
    const { answer } = await server.call('ppftzHistory', { params: { id } }, token);
    expect(answer).toHaveLength(1);
  });
});
