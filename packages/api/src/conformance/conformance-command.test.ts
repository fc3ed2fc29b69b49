import { createTestServer, type TestServer, testPassword } from '@pabean/server/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { conformanceCommand } from './conformance-command.ts';

vi.setConfig({ testTimeout: 90_000 });

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

async function run(args: readonly string[], environment: Record<string, string> = {}) {
  const written: string[] = [];
  const write = (text: string) => void written.push(text);
  const fetch = (url: string, init: RequestInit) => server.app.request(url, init);
  const code = await conformanceCommand(args, { environment, write, fetch });
  return { code, text: written.join('') };
}

const account = `importir:${testPassword}`;

test('writes a table by resource, and ends with 0 when nothing differs', async () => {
  const { code, text } = await run(['/api', '--account', `N=${account}`]);
  expect(text).toMatch(/^\/api as importir \(N\)$/m);
  expect(text).toMatch(/^Applications and their documents$/m);
  expect(text).toMatch(/^ {2}conforms {3}POST pengajuan \(applicationList\)$/m);
  expect(text).toMatch(
    /^ {2}not tried {2}POST kirim \(sendApplication\)\n {13}A sent application cannot be called back\.$/m,
  );
  expect(text).toMatch(/^\d+ calls: \d+ conform, 0 differ, \d+ were not tried\.$/m);
  expect(code).toBe(0);
});

test('writes the same as JSON, with an account from the environment', async () => {
  const { code, text } = await run(['--json', '/api'], { PABEAN_ACCOUNT_N: account });
  expect(JSON.parse(text)).toMatchObject({ baseURL: '/api', accounts: { N: 'importir' }, troubles: [] });
  expect(code).toBe(0);
});

test('ends with 1 when an account cannot sign in', async () => {
  const { code, text } = await run(['/api', '--account', 'N=importir:salah:dua']);
  expect(text).toMatch(/importir \(N\) is skipped/);
  expect(code).toBe(1);
});

test('explains itself when it is asked to, and ends with 0', async () => {
  const { code, text } = await run(['--help']);
  expect(text).toContain('pabean-conformance BASE_URL');
  expect(code).toBe(0);
});

test.each([
  [[]],
  [['/api', '--unknown']],
  [['/api', '/api']],
  [['/api', '--account', 'Z=a:b']],
  [['/api', '--account', 'N=importir']],
])('explains itself after %j, and ends with 2', async (args) => {
  const { code, text } = await run(args);
  expect(text).toContain('pabean-conformance BASE_URL');
  expect(code).toBe(2);
});
