import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { describeStore } from '../testing/describe-store.ts';
import type { TestServer } from '../testing/index.ts';
import { npwpOf } from '../testing/people.ts';
import { dataUrl, generousLimits } from '../testing/permit.ts';
import { samples } from '../testing/samples.ts';
import { readOfficerCommand } from './run-command.ts';

describeStore('an officer receives reports', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await engine.createServer({ deps: { limits: generousLimits } });
  });
  afterAll(() => server.close());

  const office = async (...args: string[]) => {
    const command = readOfficerCommand(['report', ...args]);
    server.clock.advance(1_000);
    return 'prints' in command ? command.prints : command.run({ ...server.deps, actor: 'hendra' });
  };
  async function send(from: string) {
    const token = await server.signIn('importir');
    const body = { ...samples.sendReport.input.body, from, until: null };
    server.clock.advance(1_000);
    return (await server.call('sendReport', { body }, token)).answer?.id ?? '';
  }
  const receivedAt = async (id: string) => {
    const token = await server.signIn('importir');
    const asked = { ...samples.reportList.input.body, npwp: npwpOf('importir') };
    const { answer } = await server.call('reportList', { body: asked }, token);
    return answer?.rows.find((row) => row.id === id)?.receivedAt;
  };
  const book = () =>
    server.store.db
      .selectFrom('audit')
      .select(['actor', 'detail'])
      .where('action', '=', 'receive-report')
      .execute();

  test('by their id: the company sees when, and the audit log has an entry', async () => {
    const first = await send('2026-01-01');
    const second = await send('2026-02-01');
    expect(await receivedAt(first)).toBeNull();
    expect(await office('list')).toBe(
      `${first}  type 1, 01-01-2026  1 lines  PT importir\n${second}  type 1, 01-02-2026  1 lines  PT importir`,
    );
    expect(await office('receive', first.toLowerCase())).toBe(
      'The report of PT importir (type 1, 01-01-2026) is received.',
    );
    expect(await receivedAt(first)).toBe(server.clock().toISOString());
    expect(await book()).toEqual([{ actor: 'hendra', detail: first }]);
    await office('receive', second);
    expect(await office('list')).toBe('There is no such report.');
  });

  test('are shown with their file, whose copy overwrites no other', async () => {
    const id = await send('2026-04-01');
    const folder = mkdtempSync(join(tmpdir(), 'pabean-office-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const shown = await office('show', id, '--files', join(folder, 'salinan'));
    for (const line of [/Company +PT importir/, /About +type 1, 01-04-2026/, /Lines +1/, 'report-copy-files'])
      expect(shown).toMatch(line);
    const [name = ''] = readdirSync(join(folder, 'salinan'));
    expect(name).toMatch(/^01 .*\.csv$/);
    expect(statSync(join(folder, 'salinan', name)).mode & 0o077).toBe(0);
    expect(dataUrl(readFileSync(join(folder, 'salinan', name)), 'text/csv')).toBe(
      samples.sendReport.input.body.file,
    );
    await expect(office('show', id, '--files', join(folder, 'salinan'))).rejects.toThrow(
      /is there already, and nothing is overwritten/,
    );
    await expect(office('show', 'TIDAK-ADA')).rejects.toThrow(/There is no report TIDAK-ADA/);
  });

  test('once, even concurrently', async () => {
    const id = await send('2026-03-01');
    const results = await Promise.allSettled([office('receive', id), office('receive', id)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(office('receive', id)).rejects.toThrow(/was received already/);
    expect((await book()).filter(({ detail }) => detail === id)).toHaveLength(1);
    await expect(office('receive', 'TIDAK-ADA')).rejects.toThrow(/There is no report TIDAK-ADA/);
  });
});
