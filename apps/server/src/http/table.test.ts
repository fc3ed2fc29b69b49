import { type Endpoint, type EndpointName, endpoints } from '@pabean/api/contract';
import { userTypes } from '@pabean/api/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeEngines } from '../testing/engines.ts';
import type { TestServer } from '../testing/index.ts';
import { samples } from '../testing/samples.ts';

const names = Object.keys(endpoints) as EndpointName[];
const people = { N: 'importir', S: 'tps', Y: 'ppjk', M: 'pindahan', U: 'pengguna-u' } as const;
const accessOf = (name: EndpointName) => (endpoints[name] as Endpoint).access;

/** The sample, with `user` said to be somebody. */
const sampleOf = (name: EndpointName, user: string): never => {
  const sample = samples[name] as { body?: object };
  return (
    sample.body && 'user' in sample.body ? { ...sample, body: { ...sample.body, user } } : sample
  ) as never;
};

describeEngines('every row of the endpoint table', (engine) => {
  let server: TestServer;
  const tokens = new Map<string, string>();
  beforeAll(async () => {
    server = await engine.createServer();
    for (const username of Object.values(people)) tokens.set(username, await server.signIn(username));
  });
  afterAll(() => server.close());

  describe.each(names.filter((name) => accessOf(name) !== 'anyone'))('%s', (name) => {
    test('refuses who is not signed in', async () => {
      const { status, failure, headers } = await server.call(name, sampleOf(name, 'importir'));
      expect(status).toBe(401);
      expect(failure?.message).toBe('Sesi Anda telah berakhir. Silakan login kembali.');
      expect(headers.get('www-authenticate')).toBe('Bearer');
    });

    test.each(userTypes)('answers type %s as its access list says', async (type) => {
      const access = accessOf(name);
      const isListed = access === 'signedIn' || access.includes(type as never);
      const token = name === 'signOut' ? await server.signIn(people[type]) : tokens.get(people[type]);
      const { status } = await server.call(name, sampleOf(name, people[type]), token);
      if (isListed) expect([200, 404, 409, 422]).toContain(status);
      else expect(status).toBe(403);
    });
  });

  test.each(names.filter((name) => 'user' in ((samples[name] as { body?: object }).body ?? {})))(
    '%s refuses to act for somebody else',
    async (name) => {
      const { status } = await server.call(name, sampleOf(name, 'pesaing'), tokens.get('importir'));
      expect(status).toBe(403);
    },
  );

  test.each(names.filter((name) => accessOf(name) === 'anyone'))('%s is open', async (name) => {
    const { status } = await server.call(name, sampleOf(name, 'importir'));
    expect(status).toBe(name === 'signIn' ? 401 : 200);
  });
});
