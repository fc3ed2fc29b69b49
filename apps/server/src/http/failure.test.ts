import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createApp } from '../app.ts';
import { openPostgres } from '../core/db/open-postgres.ts';
import { createFolderFiles } from '../core/files/folder-files.ts';
import { createTestServer } from '../testing/index.ts';
import { actAs, generousLimits, headerOf } from '../testing/permit.ts';
import { refusalOf } from './failure.ts';
import { statusOf } from './status.ts';

test.each([
  ['is not there', 'postgres://pabean@localhost/pabean?host=/tidak/ada'],
  ['refuses', 'postgres://pabean@127.0.0.1:1/pabean'],
])('a database that %s is answered with “try again”', async (_, url) => {
  const store = openPostgres(url);
  const away = await createTestServer({ deps: { store } });
  const { status, headers, failure } = await away.call('health', {});
  expect(status).toBe(503);
  expect(headers.get('retry-after')).toBe('2');
  expect(failure?.message).toBe('Server sedang sibuk. Coba lagi dalam 2 detik.');
  expect(away.logged).toContainEqual(expect.objectContaining({ event: 'store-unavailable', call: 'health' }));
  await store.close();
  await away.close();
});

test.each([
  ['a full disk', { code: 'ENOSPC', syscall: 'write' }, 507],
  ['a full database', { code: 'ERR_SQLITE_ERROR', errcode: 13 }, 507],
  ['a full disk of PostgreSQL', { code: '53100', severity: 'ERROR' }, 507],
  ['a statement that took too long', { code: '57014', severity: 'ERROR' }, 503],
  ['a primary that became a replica', { code: '25006', severity: 'ERROR' }, 503],
  ['a missing file', { code: 'ENOENT', syscall: 'open' }, 500],
  ['a wrong statement', { code: '42601', severity: 'ERROR' }, 500],
  ['a broken database', { code: 'ERR_SQLITE_ERROR', errcode: 11 }, 500],
])('%s answers %j as %i', (_, details, status) => {
  const refusal = refusalOf(Object.assign(new Error('rahasia'), details), 'me', () => undefined);
  expect(statusOf(refusal)).toBe(status);
  expect(refusal.message).not.toContain('rahasia');
});

test('a full database is reported, still answers reads, and accepts writes once there is room', async () => {
  const server = await createTestServer({ deps: { limits: generousLimits } });
  const importir = await actAs(server, 'importir');
  const room = (pages: number) =>
    server.store.write((trx) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(trx));
  const saved = await importir.saveDraft();
  await room(1);
  const address = 'Jl. '.repeat(120);
  const save = () =>
    server.call('saveApplication', { body: { ...headerOf({ address }), user: 'importir' } }, importir.token);
  let outcome = await save();
  for (let tries = 0; outcome.status === 200 && tries < 200; tries++) outcome = await save();
  expect(outcome.status).toBe(507);
  expect(outcome.headers.get('retry-after')).toBe('60');
  expect(outcome.failure?.message).toContain('Penyimpanan server penuh');
  const reading = await server.call(
    'applicationDetail',
    { body: { user: 'importir', id: saved } },
    importir.token,
  );
  expect(reading.status).toBe(200);
  await room(100_000);
  expect((await save()).status).toBe(200);
  await server.close();
});

test('where nothing can be written, reading works, and the health call states why', async () => {
  const server = await createTestServer();
  const token = await server.signIn('importir');
  const full = Object.assign(new Error('database or disk is full'), {
    code: 'ERR_SQLITE_ERROR',
    errcode: 13,
  });
  const refuse = () => Promise.reject(full);
  const store = { ...server.store, write: refuse, writeLightly: refuse };
  const app = createApp({ ...server.deps, store });
  const get = (path: string) =>
    app.request(`/api/${path}`, { headers: { Authorization: `Bearer ${token}`, 'Accept-Language': 'en' } });
  server.clock.advance(60_000);
  expect((await get('otentikasi/me')).status).toBe(200);
  expect(server.logged).toContainEqual(expect.objectContaining({ event: 'session-not-kept-alive' }));
  const health = await get('healthz');
  expect(health.status).toBe(507);
  expect((await health.json()).message).toContain('no storage left');
  await server.close();
});

test('a caller who hangs up in the middle of a body is refused, and is no failure of the store', async () => {
  const server = await createTestServer();
  const token = await server.signIn('importir');
  const body = new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode('{"a":'));
      stream.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
    },
  });
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const init = { method: 'POST', headers, body, duplex: 'half' };
  const { status } = await server.app.request('/api/pengajuan', init);
  expect(status).toBe(400);
  const events = server.logged.map(({ event }) => event);
  expect(events).not.toContain('store-unavailable');
  expect(events).not.toContain('incident');
  await server.close();
});

/** A disk of 4 MB, which only root can create, on Linux. */
function smallDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'pabean-disk-'));
  const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'ignore' });
  try {
    run('mount', '-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder);
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  onTestFinished(() => {
    run('umount', folder);
    rmSync(folder, { recursive: true });
  });
  return folder;
}

test('a disk on which no file fits any more is reported by the health call, although a small write still fits', async ({
  skip,
}) => {
  const disk = smallDisk() ?? skip('Only root can make a small disk, on Linux.');
  const server = await createTestServer();
  const files = createFolderFiles(server.store, join(disk, 'files'));
  const app = createApp({ ...server.deps, files });
  const health = async () => (await app.request('/api/healthz')).status;
  expect(await health()).toBe(200);
  const ballast = join(disk, 'ballast');
  expect(() => writeFileSync(ballast, Buffer.alloc(5_000_000))).toThrow('ENOSPC');
  expect(await health()).toBe(507);
  rmSync(ballast);
  expect(await health()).toBe(200);
  expect(await files.olderThan(Number.POSITIVE_INFINITY)).toEqual([]);
  await server.close();
});
