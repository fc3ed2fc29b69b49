import { type Endpoint, endpoints } from '@pabean/api/contract';
import { expect, test } from 'vitest';
import { createTestServer } from '../testing/index.ts';
import { createAnswers } from './answer.ts';
import type { Handlers } from './handler.ts';
import { contractTable, createRouter } from './router.ts';
import { handlers } from './routes/index.ts';

/** Calls `otentikasi/me` on a server with a fault. */
async function meOf(me: Handlers['me']) {
  const server = await createTestServer();
  const router = createRouter(server.deps, contractTable({ ...handlers, me }), createAnswers({}));
  const headers = { Authorization: `Bearer ${await server.signIn('importir')}` };
  const response = await router.request('/otentikasi/me', { headers });
  const outcome = { status: response.status, headers: response.headers, text: await response.text() };
  await server.close();
  return { ...outcome, logged: server.logged };
}

const user = {
  username: 'importir',
  name: 'Nama',
  npwp: null,
  type: 'N' as const,
  email: 'a@b.example',
  twoFactorEnabled: false,
};

test('a response has the fields of its schema and no others', async () => {
  const { text } = await meOf(() => ({ ...user, password_hash: 'rahasia' }));
  expect(JSON.parse(text)).toEqual({
    username: 'importir',
    nama: 'Nama',
    npwp: null,
    ppjk: 'N',
    email: 'a@b.example',
    tfa_enabled: false,
  });
});

test('an answer that breaks its schema is not sent', async () => {
  const { status, text, logged } = await meOf(() => ({ ...user, email: 7 as never }));
  expect(status).toBe(500);
  expect(text).not.toContain('email');
  expect(logged).toContainEqual(
    expect.objectContaining({ stack: expect.stringContaining('email invalid_type') }),
  );
});

test('an unexpected error becomes a number to quote, without details', async () => {
  const { status, text, logged } = await meOf(() => {
    throw new Error('SQLITE_CORRUPT at /srv/src/secret.ts');
  });
  expect(status).toBe(500);
  const { message } = JSON.parse(text);
  const incident = /nomor ([0-9a-f]{16}) bila/.exec(message)?.[1];
  expect(logged).toContainEqual(expect.objectContaining({ event: 'incident', incident }));
  expect(text).not.toMatch(/SQLITE|src|at \//);
});

test('a store that does not respond is answered with “try again”', async () => {
  const { status, headers } = await meOf(() => {
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' });
  });
  expect(status).toBe(503);
  expect(headers.get('retry-after')).toBe('2');
});

test('a HEAD request of a writing call is refused, and nothing is written', async () => {
  const server = await createTestServer();
  const token = await server.signIn('importir');
  const init = { method: 'HEAD', headers: { Authorization: `Bearer ${token}` } };
  const rows: Endpoint[] = Object.values(endpoints);
  const writing = rows.filter(({ method, writes }) => method === 'GET' && writes);
  expect(writing.length).toBeGreaterThan(0);
  for (const { path: pattern } of writing) {
    const path = pattern.replace(/\{\w+\}/g, 'importir');
    const { status, headers } = await server.send(`/api/${path}`, init);
    expect([pattern, status, headers.get('allow')]).toEqual([pattern, 405, 'GET']);
  }
  expect((await server.send('/api/otentikasi/me', init)).status).toBe(200);
  await server.close();
});
