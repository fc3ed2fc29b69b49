import { expect, test } from 'vitest';
import { openPostgres } from '../db/open-postgres.ts';
import { createTestServer } from '../testing/index.ts';
import { refusalOf } from './failure.ts';

test.each([
  ['is not there', 'postgres://pabean@localhost/pabean?host=/tidak/ada'],
  ['refuses', 'postgres://pabean@127.0.0.1:1/pabean'],
])('a database that %s is a reason to try again', async (_, url) => {
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
  ['a full disk', { code: 'ENOSPC', syscall: 'write' }, 503],
  ['a full database', { code: 'ERR_SQLITE_ERROR', errcode: 13 }, 503],
  ['a statement that took too long', { code: '57014', severity: 'ERROR' }, 503],
  ['a missing file', { code: 'ENOENT', syscall: 'open' }, 500],
  ['a wrong statement', { code: '42601', severity: 'ERROR' }, 500],
  ['a broken database', { code: 'ERR_SQLITE_ERROR', errcode: 11 }, 500],
])('%s answers %j as %i', (_, details, status) => {
  const refusal = refusalOf(Object.assign(new Error('rahasia'), details), 'me', () => undefined);
  expect(refusal.status).toBe(status);
  expect(refusal.message).not.toContain('rahasia');
});
