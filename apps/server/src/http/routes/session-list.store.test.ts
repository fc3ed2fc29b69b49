import { expect, test } from 'vitest';
import { tokenHash } from '../../account/token.ts';
import { describeStore } from '../../testing/describe-store.ts';
import { type TestServer, testPassword } from '../../testing/index.ts';

const minute = 60_000;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';

async function signIn(server: TestServer, username: string, from: string, agent = '') {
  const { answer } = await server.call('signIn', { body: { username, password: testPassword } }, undefined, {
    headers: { 'X-Forwarded-For': from, 'User-Agent': agent },
  });
  return answer?.token ?? '';
}

const listOf = async (server: TestServer, token: string) =>
  (await server.call('sessionList', {}, token)).answer ?? [];

const end = (server: TestServer, token: string, body: { id?: string; others?: boolean }) =>
  server.call('endSessions', { body: { id: body.id, others: body.others } }, token);

const status = async (server: TestServer, token: string) => (await server.call('me', {}, token)).status;

describeStore('the list of sessions', (engine) => {
  const open = () => engine.createServer({ deps: { trustedProxies: 1 } });

  test('has the valid ones of the account, the last used one first, and marks this one', async () => {
    const server = await open();
    const dead = await signIn(server, 'importir', '203.0.113.1');
    server.clock.advance(20 * minute);
    const desk = await signIn(server, 'importir', '203.0.113.7', firefox);
    const openedAt = server.clock().toISOString();
    await signIn(server, 'rekan', '203.0.113.7');
    await server.signIn('importir', 'tfa');
    server.clock.advance(15 * minute);
    const phone = await signIn(server, 'importir', '198.51.100.1');
    const sessions = await listOf(server, phone);
    expect(sessions).toEqual([
      expect.objectContaining({ id: tokenHash(phone), address: '198.51.100.1', device: null, current: true }),
      {
        id: tokenHash(desk),
        device: 'Firefox, Linux',
        address: '203.0.113.7',
        openedAt,
        lastUsedAt: openedAt,
        current: false,
      },
    ]);
    expect(await status(server, dead)).toBe(401);
    expect(JSON.stringify(sessions)).not.toContain(desk);
    await server.close();
  });

  test('ends one of them, for every server at once', async () => {
    const server = await open();
    const [desk, phone] = [await signIn(server, 'importir', '203.0.113.7'), await server.signIn('importir')];
    expect((await end(server, phone, { id: tokenHash(desk) })).answer?.message).toBe('Sesi sudah diakhiri.');
    expect(await status(server, desk)).toBe(401);
    expect(await status(server, phone)).toBe(200);
    expect((await end(server, phone, { id: tokenHash(desk) })).status).toBe(404);
    await server.close();
  });

  test('ends all except this one, including those that wait for a code', async () => {
    const server = await open();
    const [desk, phone] = [await server.signIn('importir'), await server.signIn('importir')];
    await server.signIn('importir', 'tfa');
    const neighbour = await server.signIn('rekan');
    expect((await end(server, phone, { others: true })).status).toBe(200);
    expect(await status(server, desk)).toBe(401);
    expect(await status(server, neighbour)).toBe(200);
    expect(await listOf(server, phone)).toHaveLength(1);
    expect((await end(server, phone, { others: true })).status).toBe(200);
    expect(await server.store.db.selectFrom('session').selectAll().execute()).toHaveLength(2);
    await server.close();
  });

  test.each(['rekan', 'pesaing'])('does not contain the sessions of %s', async (username) => {
    const server = await open();
    const [theirs, mine] = [await server.signIn(username), await server.signIn('importir')];
    expect((await end(server, mine, { id: tokenHash(theirs) })).status).toBe(404);
    expect(await status(server, theirs)).toBe(200);
    expect(await listOf(server, mine)).toHaveLength(1);
    await server.close();
  });

  test('requires the id of one', async () => {
    const server = await open();
    const token = await server.signIn('importir');
    const response = await server.send('/api/otentikasi/sesi/akhiri', {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: '{}',
    });
    expect(response.status).toBe(422);
    await server.close();
  });
});
