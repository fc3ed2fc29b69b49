import { expect, test } from 'vitest';
import { createTestServer } from '../testing/index.ts';
import { createPasswordHasher, HashQueueFullError } from './password.ts';

const settled = (results: PromiseSettledResult<unknown>[], status: string) =>
  results.filter((result) => result.status === status);

test('a password fits its own hash only, and no hash twice', async () => {
  const passwords = createPasswordHasher();
  const [first, second] = [await passwords.hash('Kata sandi é'), await passwords.hash('Kata sandi é')];
  expect(first).not.toBe(second);
  expect(first).toMatch(/^argon2id\$19456\$2\$1\$/);
  expect(await passwords.verify('Kata sandi é', first)).toBe(true);
  expect(await passwords.verify('Kata sandi é'.normalize('NFD'), first)).toBe(true);
  expect(await passwords.verify('kata sandi é', first)).toBe(false);
  expect(await passwords.verify('', first)).toBe(false);
  expect(await passwords.verify('apa saja', undefined)).toBe(false);
});

test('a few passwords are checked at a time, some wait, the rest is refused at once', async () => {
  const passwords = createPasswordHasher({ running: 2, waiting: 3 });
  const results = await Promise.allSettled(
    Array.from({ length: 9 }, () => passwords.verify('apa saja', undefined)),
  );
  expect(settled(results, 'fulfilled')).toHaveLength(5);
  const refused = settled(results, 'rejected') as PromiseRejectedResult[];
  expect(refused.every(({ reason }) => reason instanceof HashQueueFullError)).toBe(true);
  expect(await passwords.verify('apa saja', undefined)).toBe(false);
});

test('a priority check has its own queue, which is served first', async () => {
  const passwords = createPasswordHasher({ running: 1, waiting: 2 });
  const done: string[] = [];
  const check = (name: string, first: boolean) =>
    passwords.verify('apa saja', undefined, { first }).then(() => done.push(name));
  const flood = ['satu', 'dua', 'tiga', 'empat'].map((name) => check(name, false));
  const results = await Promise.allSettled([...flood, check('dikenal', true)]);
  expect(settled(results, 'rejected')).toHaveLength(1);
  expect(done).toEqual(['satu', 'dikenal', 'dua', 'tiga']);
});

test('a refused caller gets the time to wait', async () => {
  const server = await createTestServer({
    deps: { passwords: createPasswordHasher({ running: 1, waiting: 0 }), trustedProxies: 1 },
  });
  // One caller would take one turn after the other.
  const signIn = (address: string) =>
    server.call('signIn', { body: { username: 'importir', password: 'salah' } }, undefined, {
      headers: { 'X-Forwarded-For': address },
    });
  const outcomes = await Promise.all(['192.0.2.1', '192.0.2.2', '192.0.2.3'].map(signIn));
  const refused = outcomes.find(({ status }) => status === 503);
  expect(refused?.headers.get('retry-after')).toBe('2');
  expect(refused?.failure?.message).toBe('Server sedang sibuk. Coba lagi dalam 2 detik.');
  await server.close();
});
