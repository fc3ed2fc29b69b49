import { expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { describeStore } from '../testing/describe-store.ts';
import { call, type TestServer } from '../testing/index.ts';
import { sampleHeader } from '../testing/samples.ts';
import { createTurns } from './turns.ts';

const key = 'kunci-000001';

const save = (server: TestServer, token: string, header: string | undefined, number = 'SP-1') =>
  server.call('saveApplication', { body: { ...sampleHeader, number } }, token, {
    headers: header === undefined ? {} : { 'Idempotency-Key': header },
  });

const count = async ({ store }: TestServer) =>
  (await store.db.selectFrom('application').select('id').execute()).length;

describeStore('a call that happens once', (engine) => {
  test('answers its repetition with the first response', async () => {
    const server = await engine.createServer();
    const token = await server.signIn('importir');
    const first = await save(server, token, key);
    const again = await save(server, token, key);
    expect(first.status).toBe(200);
    expect(again.answer).toEqual(first.answer);
    expect(await count(server)).toBe(1);
    await save(server, token, undefined);
    await save(server, token, 'kunci-000002');
    expect(await count(server)).toBe(3);
    await server.close();
  });

  test('happens once for twenty concurrent requests, in two processes', async () => {
    const server = await engine.createServer();
    const token = await server.signIn('importir');
    const other = createApp({ ...server.deps, turns: createTurns() });
    const send = (index: number) => (path: string, init: RequestInit) =>
      (index % 2 ? server.app : other).request(path, init);
    const options = { token, headers: { 'Idempotency-Key': key } };
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        call(send(index), 'saveApplication', { body: sampleHeader }, options),
      ),
    );
    expect(outcomes.every(({ status }) => status === 200)).toBe(true);
    expect(new Set(outcomes.map(({ answer }) => answer?.id)).size).toBe(1);
    expect(await count(server)).toBe(1);
    await server.close();
  });

  test('refuses the key for anything else', async () => {
    const server = await engine.createServer();
    const token = await server.signIn('importir');
    await save(server, token, key);
    const other = await save(server, token, key, 'SP-2');
    expect(other.status).toBe(422);
    expect(other.failure?.message).toBe('Kunci kiriman sudah dipakai untuk isi yang berbeda.');
    expect(await count(server)).toBe(1);
    await server.close();
  });

  test('separates keys of different accounts', async () => {
    const server = await engine.createServer();
    const [mine, yours] = [await server.signIn('importir'), await server.signIn('rekan')];
    await save(server, mine, key);
    const body = { ...sampleHeader, user: 'rekan', number: 'SP-1' };
    const headers = { 'Idempotency-Key': key };
    expect((await server.call('saveApplication', { body }, yours, { headers })).status).toBe(200);
    expect(await count(server)).toBe(2);
    await server.close();
  });

  test('may be tried again when it was refused', async () => {
    const server = await engine.createServer();
    const token = await server.signIn('importir');
    const refused = await server.call(
      'saveApplication',
      { body: { ...sampleHeader, permitTypeId: '99999' } },
      token,
      { headers: { 'Idempotency-Key': key } },
    );
    expect(refused.status).toBe(422);
    expect((await save(server, token, key)).status).toBe(200);
    await server.close();
  });

  test('forgets its key after a day', async () => {
    const server = await engine.createServer();
    const first = await save(server, await server.signIn('importir'), key);
    server.clock.advance(24 * 3_600_000 - 1);
    const again = await save(server, await server.signIn('importir'), key);
    expect(again.answer).toEqual(first.answer);
    server.clock.advance(1);
    const later = await save(server, await server.signIn('importir'), key);
    expect(later.answer?.id).not.toBe(first.answer?.id);
    await server.close();
  });

  test.each(['', 'pendek', 'x'.repeat(65), 'dengan spasi', 'kunci/000001'])(
    'refuses %j as a key',
    async (header) => {
      const server = await engine.createServer();
      expect((await save(server, await server.signIn('importir'), header)).status).toBe(400);
      await server.close();
    },
  );
});
