import { expect, test } from 'vitest';
import { createTestServer } from './testing/index.ts';

test('serves a call to a signed-in account', async () => {
  const server = await createTestServer();
  const token = await server.signIn('importir');
  const { status, answer } = await server.call('me', {}, token);
  expect(status).toBe(200);
  expect(answer).toMatchObject({ username: 'importir', type: 'N', npwp: '1000000000000001' });
  await server.close();
});
