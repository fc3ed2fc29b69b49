import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ deps: { publicUrl: 'https://izin.example:8443' } });
});
afterAll(() => server.close());

const ask = (host: string | undefined, path = '/api/healthz') =>
  server.send(path, host === undefined ? {} : { headers: { Host: host } });

test.each([
  'izin.example',
  'izin.example:8443',
  'IZIN.example.',
  'izin.example:80',
  'localhost',
  'localhost:4020',
  '127.0.0.1:4020',
  '10.1.2.3',
  '[::1]:4020',
  '[2001:db8::1]',
  undefined,
])('a request for %s is answered', async (host) => {
  expect((await ask(host)).status).toBe(200);
});

test.each([
  'evil.example',
  'izin.example.evil.example',
  'evil-izin.example',
  'pabean',
  'localhost.evil.example',
])('a request for %s, which is another server, is refused with the right address', async (host) => {
  for (const path of ['/api/healthz', '/api/tidakada', '/', '/assets/index.js']) {
    const response = await ask(host, path);
    expect(response.status).toBe(421);
    expect(await response.json()).toEqual({
      status: 'error',
      message: 'Portal ini tidak ada di alamat yang Anda buka. Buka https://izin.example:8443.',
    });
  }
});

test.each([
  '',
  'izin.example/',
  'evil@izin.example',
  'izin.example, evil.example',
  'izin.example:x',
  ':80',
  '[::1',
])('a request for “%s”, which is no host, is refused', async (host) => {
  expect((await ask(host)).status).toBe(400);
});
