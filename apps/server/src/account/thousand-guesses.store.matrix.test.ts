import { expect, test } from 'vitest';
import { cheapPasswords } from '../testing/cheap-secrets.ts';
import { describeStore, type Engine } from '../testing/describe-store.ts';
import { type TestServer, testPassword } from '../testing/index.ts';

const [home, elsewhere] = ['203.0.113.7', '192.0.2.9'];

/** A server that counts how many passwords it has really hashed. */
async function watched(engine: Engine) {
  const hasher = cheapPasswords();
  const looked = { at: 0 };
  const passwords: typeof hasher = {
    ...hasher,
    verify(...given) {
      looked.at++;
      return hasher.verify(...given);
    },
  };
  return { server: await engine.createServer({ deps: { passwords, trustedProxies: 1 } }), looked };
}

const signIn = async (server: TestServer, username: string, password: string, from: string) => {
  const headers = { 'X-Forwarded-For': from };
  return (await server.call('signIn', { body: { username, password } }, undefined, { headers })).status;
};

const countOf = (statuses: readonly number[], status: number) =>
  statuses.filter((each) => each === status).length;

describeStore('a thousand wrong passwords', (engine) => {
  test('against one account are checked five times, and the owner can sign in from the usual address', async () => {
    const { server, looked } = await watched(engine);
    expect(await signIn(server, 'importir', testPassword, home)).toBe(200);
    looked.at = 0;
    const statuses: number[] = [];
    for (let guess = 0; guess < 1_000; guess++)
      statuses.push(await signIn(server, 'importir', `tebakan ${guess}`, elsewhere));
    expect([countOf(statuses, 401), countOf(statuses, 429)]).toEqual([5, 995]);
    expect(looked.at).toBe(5);
    expect(await signIn(server, 'importir', testPassword, home)).toBe(200);
    expect(await signIn(server, 'importir', testPassword, elsewhere)).toBe(429);
    await server.close();
  });

  test('from one address for as many names are stopped at a hundred; others at that address can sign in', async () => {
    const { server, looked } = await watched(engine);
    expect(await signIn(server, 'tps', testPassword, elsewhere)).toBe(200);
    looked.at = 0;
    const statuses: number[] = [];
    for (let name = 0; name < 1_000; name++)
      statuses.push(await signIn(server, `akun-${name}`, 'tebakan', elsewhere));
    expect([countOf(statuses, 401), countOf(statuses, 429)]).toEqual([100, 900]);
    // An unknown name costs the same as a real one.
    expect(looked.at).toBe(100);
    expect(await signIn(server, 'tps', testPassword, elsewhere)).toBe(200);
    expect(await signIn(server, 'importir', testPassword, home)).toBe(200);
    await server.close();
  });
});
