import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { describeStore } from '../testing/describe-store.ts';
import type { TestServer } from '../testing/index.ts';
import { npwpOf } from '../testing/people.ts';
import { generousLimits } from '../testing/permit.ts';
import { samplePdf } from '../testing/sample-files.ts';
import { samples } from '../testing/samples.ts';
import { readOfficerCommand } from './run-command.ts';

describeStore('an officer receives manifests', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await engine.createServer({ deps: { limits: generousLimits } });
  });
  afterAll(() => server.close());

  const office = async (...args: string[]) => {
    const command = readOfficerCommand(['manifest', ...args]);
    server.clock.advance(1_000);
    return 'prints' in command ? command.prints : command.run({ ...server.deps, actor: 'hendra' });
  };
  async function send(number: string, user = 'importir') {
    const token = await server.signIn(user);
    const body = { ...samples.uploadManifest.input.body, npwp: npwpOf(user), number };
    server.clock.advance(1_000);
    return (await server.call('uploadManifest', { body }, token)).answer?.id ?? '';
  }
  const rowOf = async (id: string) => {
    const token = await server.signIn('importir');
    const { answer } = await server.call('manifestList', { body: { npwp: npwpOf('importir') } }, token);
    return answer?.find((row) => row.id === id);
  };
  const book = () =>
    server.store.db
      .selectFrom('audit')
      .select(['actor', 'detail'])
      .where('action', '=', 'receive-manifest')
      .execute();

  test('by their number or their id: the company sees when, and the audit log has an entry', async () => {
    const first = await send('BL-1');
    const second = await send('BL-2');
    expect((await rowOf(first))?.receivedAt).toBeNull();
    expect(await office('list')).toBe(
      `${first}  BL-1  01-03-2026  PT importir\n${second}  BL-2  01-03-2026  PT importir`,
    );
    expect(await office('receive', 'BL-1')).toBe('BL-1 of PT importir is received.');
    const at = server.clock().toISOString();
    expect((await rowOf(first))?.receivedAt).toBe(at);
    expect(await book()).toEqual([{ actor: 'hendra', detail: `${first} BL-1` }]);
    expect(await office('list')).toBe(`${second}  BL-2  01-03-2026  PT importir`);
    await office('receive', second.toLowerCase());
    expect(await office('list')).toBe('There is no such manifest.');
  });

  test('are shown with their file, whose copy stays in its folder and overwrites no other', async () => {
    const id = await send('../../BL/5');
    const folder = mkdtempSync(join(tmpdir(), 'pabean-office-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const copies = join(folder, 'salinan');
    const shown = await office('show', id, '--files', copies);
    for (const line of [
      /Number +\.\.\/\.\.\/BL\/5, 01-03-2026/,
      /Company +PT importir/,
      'manifest-copy-files',
    ])
      expect(shown).toMatch(line);
    expect(readdirSync(folder)).toEqual(['salinan']);
    const [name = '', ...more] = readdirSync(copies);
    expect(more).toEqual([]);
    expect(name).toMatch(/^01 BL-AWB [^/]*\.pdf$/);
    expect(statSync(join(copies, name)).mode & 0o077).toBe(0);
    expect(readFileSync(join(copies, name)).equals(samplePdf)).toBe(true);
    await expect(office('show', id, '--files', copies)).rejects.toThrow(
      /is there already, and nothing is overwritten/,
    );
    await office('receive', id);
    expect(await office('show', id)).toMatch(/Received +2026-.*hendra {2}receive-manifest/s);
  });

  test('once, and a second time changes nothing', async () => {
    const id = await send('BL-3');
    await office('receive', id);
    const before = [await rowOf(id), await book()];
    await expect(office('receive', id)).rejects.toThrow('BL-3 of PT importir was received already.');
    expect([await rowOf(id), await book()]).toEqual(before);
  });

  test('two concurrent officers: one of them gets the error that it was received', async () => {
    const id = await send('BL-4');
    const results = await Promise.allSettled([office('receive', id), office('receive', id)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await book()).filter(({ detail }) => detail.includes(id))).toHaveLength(1);
  });

  test('not when several or no manifests have the number', async () => {
    const one = await send('SAMA');
    const other = await send('SAMA', 'pesaing');
    await expect(office('receive', 'SAMA')).rejects.toThrow(/Several manifests have the number SAMA/);
    await expect(office('receive', 'SAMA')).rejects.toThrow(new RegExp(`${one}[^]*${other}`));
    await expect(office('receive', 'TIDAK-ADA')).rejects.toThrow(/There is no manifest TIDAK-ADA/);
  });

  test('its help lists its options', async () => {
    expect(await office('receive', '--help')).toContain('Usage: pnpm office manifest receive <manifest>');
    expect(await office('--help')).toContain('receive');
  });
});
