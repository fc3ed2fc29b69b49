import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeEngines } from '../testing/engines.ts';
import type { TestServer } from '../testing/index.ts';
import { accountOf } from '../testing/people.ts';
import { generousLimits } from '../testing/permit.ts';
import { addPpftz } from '../testing/ppftz.ts';
import { samplePdf } from '../testing/sample-files.ts';
import { readOfficeCommand } from './run-office.ts';

describeEngines('an officer and PPFTZ records', (engine) => {
  let server: TestServer;
  let folder: string;
  beforeAll(async () => {
    server = await engine.createServer({ deps: { limits: generousLimits } });
    folder = mkdtempSync(join(tmpdir(), 'pabean-ppftz-'));
    writeFileSync(join(folder, 'tagihan.pdf'), samplePdf);
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  const office = async (...words: string[]) => {
    const command = readOfficeCommand(['ppftz', ...words]);
    server.clock.advance(1_000);
    return 'prints' in command ? command.prints : command.run({ ...server.deps, actor: 'hendra' });
  };
  let serial = 0;
  async function add(record: object = {}) {
    const { id: accountId, company_id: companyId } = await accountOf(server, 'ppjk');
    serial += 1;
    const number = `02040000012320260302${String(serial).padStart(6, '0')}`;
    const id = await addPpftz(server.store, { accountId, companyId }, { aju_number: number, ...record });
    return { id, number };
  }
  const by = ['--officer', 'Sri Wahyuni'];
  const listed = async (number: string) =>
    (await server.call('ppftzList', {}, await server.signIn('ppjk'))).answer?.find(
      ({ ajuNumber }) => ajuNumber === number,
    );
  const history = async (id: string) =>
    (await server.call('ppftzHistory', { params: { id } }, await server.signIn('ppjk'))).answer ?? [];
  const book = () =>
    server.store.db
      .selectFrom('audit')
      .select(['action', 'detail'])
      .where('action', 'like', 'ppftz-%')
      .execute();

  test('from its bill to its release: the company sees every step, and the book has a line for each', async () => {
    const { id, number } = await add();
    const steps = [
      ['bill', number, '--code', '620261', '--file', join(folder, 'tagihan.pdf'), ...by],
      ['pay', number, ...by],
      ['inspect', number, '--remarks', 'Segel utuh.', ...by],
      ['release', number, '--number', `SPPB-${engine.name}`, ...by],
    ];
    const told = [];
    for (const step of steps) told.push(await office(...step));
    const written = number.replace(/^(.{6})(.{6})(.{8})/, '$1-$2-$3-');
    expect(told).toEqual([
      `${written} is at 115 (Menunggu Pembayaran).`,
      `${written} is at 116 (Pembayaran Diterima).`,
      `${written} is at 120 (Pemeriksaan Fisik).`,
      `${written} is at 150 (SPPB).`,
    ]);
    expect(await listed(number)).toMatchObject({ status: '150', billingFile: 'Billing 620261.pdf' });
    const decisions = await history(id);
    expect(decisions.map(({ statusName, decision }) => `${statusName?.label} ${decision}`)).toEqual([
      ...['Menunggu Pembayaran Y', 'Pembayaran Diterima Y', 'Pemeriksaan Fisik Y', 'SPPB Y'],
    ]);
    expect(decisions[2]).toMatchObject({ officer: { name: 'Sri Wahyuni' }, remarks: 'Segel utuh.' });
    expect(decisions[3]?.startedAt).toBe(decisions[2]?.endedAt);
    expect((await book()).map(({ action }) => action)).toEqual([
      ...['ppftz-bill', 'ppftz-pay', 'ppftz-inspect', 'ppftz-release'],
    ]);
    const other = await add({ status: '116' });
    await expect(office('release', other.number, '--number', `SPPB-${engine.name}`, ...by)).rejects.toThrow(
      `is the number of the release of ${written} already`,
    );
  });

  const statuses = ['110', '115', '116', '120', '145', '150', '190'];
  const words: Readonly<Record<string, readonly string[]>> = {
    bill: ['--code', '1'],
    pay: [],
    inspect: [],
    release: ['--number', 'unik'],
    reject: ['--reason', 'Tidak sesuai.'],
    return: ['--reason', 'Belum ditandatangani.'],
  };
  // Written out beside the commands: where each may begin.
  const possible: Readonly<Record<string, readonly string[]>> = {
    bill: ['110'],
    pay: ['115'],
    inspect: ['116'],
    release: ['116', '120'],
    reject: ['110', '115', '116', '120'],
    return: ['110', '115'],
  };

  test.each(Object.keys(words))(
    '%s is possible where it may begin, and changes nothing elsewhere',
    async (move) => {
      const done = [];
      for (const status of statuses) {
        const { number } = await add({ status });
        const given = (words[move] ?? []).map((word) => (word === 'unik' ? `SPPB ${number}` : word));
        const before = await book();
        const result = await office(move, number, ...given, ...by).catch((error: Error) => error);
        if (result instanceof Error) {
          expect(result.message).toContain(`is at ${status}`);
          expect((await listed(number))?.status).toBe(status);
          expect(await book()).toEqual(before);
        } else done.push(status);
      }
      expect(done).toEqual(possible[move]);
    },
  );

  test('rejects and returns with a reason that the company reads', async () => {
    const rejected = await add();
    await office('reject', rejected.id.toLowerCase(), '--reason', 'Tidak sesuai.', ...by);
    expect(await history(rejected.id)).toMatchObject([{ decision: 'T', remarks: 'Tidak sesuai.' }]);
    const returned = await add();
    await office('return', returned.number, '--reason', 'Belum ditandatangani.', ...by);
    expect(await history(returned.id)).toMatchObject([{ decision: 'X', remarks: 'Belum ditandatangani.' }]);
    const recordings = await server.call('ppftzRecordingList', {}, await server.signIn('ppjk'));
    expect(recordings.answer?.map(({ ajuNumber }) => ajuNumber)).toContain(returned.number);
    await expect(office('reject', returned.number, ...by)).rejects.toThrow('--reason is missing');
  });

  test('notes something at every status, which is all that changes', async () => {
    const { id, number } = await add({ status: '145' });
    await office('note', number, '--text', 'Sudah dijelaskan lewat telepon.', ...by);
    const { answer } = await server.call('ppftzNotes', { body: { id } }, await server.signIn('ppjk'));
    expect(answer).toMatchObject([{ officer: 'Sri Wahyuni', note: 'Sudah dijelaskan lewat telepon.' }]);
    expect((await listed(number))?.status).toBe('145');
  });

  test('decides once, whoever is at it at the same moment', async () => {
    const { id, number } = await add();
    const results = await Promise.allSettled([
      office('reject', number, '--reason', 'Satu.', ...by),
      office('return', number, '--reason', 'Dua.', ...by),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await history(id)).toHaveLength(1);
  });

  test('lists what waits, and knows no record that was not sent', async () => {
    const { number } = await add({ recipient: 'Penerima Baru' });
    expect(await office('list')).toContain('110 Penerimaan  Penerima Baru  PT ppjk');
    expect(await office('list', '--status', '190')).not.toContain('Penerima Baru');
    const draft = await add({ status: '100', sent_at: null });
    await expect(office('note', draft.number, '--text', 'Halo', ...by)).rejects.toThrow(
      `There is no sent record ${draft.number}`,
    );
    expect(number).toHaveLength(26);
  });
});
