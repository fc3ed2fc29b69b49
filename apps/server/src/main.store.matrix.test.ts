import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { openStore } from './core/db/open-store.ts';
import type { Store } from './core/db/store.ts';
import { addClients, type Client } from './testing/clients.ts';
import { describeStore } from './testing/describe-store.ts';
import { call, type Send } from './testing/index.ts';
import { sampleHeader } from './testing/samples.ts';
import type { ServerProcess } from './testing/server-process.ts';
import { useServerProcesses } from './testing/use-server-processes.ts';

let dataDir: string;
const { start: startIn, stop } = useServerProcesses();

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'pabean-main-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const start = (environment: Record<string, string | undefined>) =>
  startIn({ DATA_DIR: dataDir, ...environment });

/** A draft to save, with a unique number and idempotency key. */
interface Draft {
  readonly client: Client;
  readonly number: string;
  readonly key: string;
}

const newDraft = (client: Client): Draft => ({ client, number: randomUUID(), key: randomUUID() });

const save = (send: Send, { client, number, key }: Draft) =>
  call(
    send,
    'saveApplication',
    { body: { ...sampleHeader, user: client.username, number } },
    { token: client.token, headers: { 'Idempotency-Key': key } },
  );

/** Saves draft after draft until the server is killed; the last one gets no response. */
async function saveUntilKilled(send: Send, client: Client, saved: Map<string, string>): Promise<Draft> {
  let draft = newDraft(client);
  for (;;) {
    const outcome = await save(send, draft).catch(() => undefined);
    if (!outcome) return draft;
    if (outcome.status === 503) continue;
    expect(outcome.status).toBe(200);
    saved.set(draft.number, outcome.answer?.id ?? '');
    draft = newDraft(client);
  }
}

/** Every draft in the store with its parts. */
const storedDrafts = (store: Store) =>
  store.db
    .selectFrom('application')
    .select((eb) => [
      'id',
      'number',
      eb
        .selectFrom('application_history')
        .whereRef('application_id', '=', 'application.id')
        .select((count) => count.fn.countAll<number>().as('count'))
        .as('histories'),
      eb
        .selectFrom('dokap')
        .whereRef('application_id', '=', 'application.id')
        .select((count) => count.fn.countAll<number>().as('count'))
        .as('dokaps'),
    ])
    .execute();

describeStore('a server that is killed', (engine) => {
  test('loses nothing that it acknowledged, stores nothing partially, and repeats no effect', async () => {
    const environment = { DEMO: '0', SECRET: 's'.repeat(32), DATABASE_URL: await engine.createDatabase() };
    const open = () => openStore({ dataDir, databaseUrl: environment.DATABASE_URL });
    const filled = open();
    const clients = await addClients(filled, 30);
    await filled.close();
    const saved = new Map<string, string>();
    let unanswered: Draft[] = [];
    for (let round = 0; round < 4; round++) {
      const server = await start(environment);
      for (const draft of unanswered) {
        const { answer } = await save(server.send, draft);
        expect(answer?.id).toBeTruthy();
        saved.set(draft.number, answer?.id ?? '');
      }
      const working = clients.map((client) => saveUntilKilled(server.send, client, saved));
      const enough = saved.size + 40;
      while (saved.size < enough) await wait(5);
      await wait(Math.random() * 400);
      await stop(server, 'SIGKILL');
      unanswered = await Promise.all(working);
    }
    const store = open();
    const stored = await storedDrafts(store);
    await store.close();
    const inStore = new Map(stored.map(({ number, id }) => [number, id]));
    expect(inStore.size).toBe(stored.length);
    expect([...saved].filter(([number, id]) => inStore.get(number) !== id)).toEqual([]);
    const maybe = new Set(unanswered.map(({ number }) => number));
    expect(stored.filter(({ number }) => !saved.has(number) && !maybe.has(number))).toEqual([]);
    expect(new Set(stored.map(({ histories, dokaps }) => `${histories}:${dokaps}`)).size).toBe(1);
  }, 60_000);
});

describeStore('a server', (engine) => {
  test('starts on an empty folder, finishes running calls on shutdown, and starts again', async () => {
    const environment = { DATABASE_URL: await engine.createDatabase() };
    const first = await start(environment);
    const { answer } = await call(first.send, 'signIn', {
      body: { username: 'importir', password: 'Pabean-2026-Demo' },
    });
    const token = answer?.token;
    const slow = call(first.send, 'signIn', { body: { username: 'importir', password: 'salah' } });
    await wait(20);
    const ended = stop(first, 'SIGTERM');
    expect((await slow).status).toBe(401);
    expect((await slow).headers.get('connection')).toBe('close');
    expect(await ended).toBe(0);
    const second = await start(environment);
    expect((await call(second.send, 'me', {}, { token })).answer?.username).toBe('importir');
    expect(await stop(second, 'SIGTERM')).toBe(0);
    expect(readdirSync(dataDir)).toContain('secret');
  }, 30_000);

  test('refuses a request for two hosts, or for another one', async () => {
    const environment = { DATABASE_URL: await engine.createDatabase(), PUBLIC_URL: 'http://izin.example' };
    const server = await start(environment);
    const answerTo = async (...hosts: string[]) => {
      const socket = connect(server.port, '127.0.0.1');
      const lines = [
        'GET /api/healthz HTTP/1.1',
        ...hosts.map((host) => `Host: ${host}`),
        'Connection: close',
      ];
      socket.write(`${lines.join('\r\n')}\r\n\r\n`);
      return (await text(socket)).split('\r\n')[0];
    };
    expect(await answerTo('izin.example')).toBe('HTTP/1.1 200 OK');
    expect(await answerTo('lain.example')).toMatch(/^HTTP\/1.1 421 /);
    expect(await answerTo('izin.example', 'lain.example')).toBe('HTTP/1.1 400 Bad Request');
    expect(await answerTo('izin.example', 'izin.example')).toBe('HTTP/1.1 400 Bad Request');
  }, 30_000);

  test('refuses TRACE, and sends nothing of it back', async () => {
    const { port } = await start({ DATABASE_URL: await engine.createDatabase() });
    const socket = connect(port, '127.0.0.1');
    const lines = [
      'TRACE /api/healthz HTTP/1.1',
      'Host: localhost',
      'X-Secret: rahasia',
      'Connection: close',
    ];
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 405 /);
    expect(answer).not.toContain('rahasia');
  }, 30_000);

  test('explains why it cannot start', async () => {
    const environment = { DATABASE_URL: await engine.createDatabase() };
    await expect(start({ ...environment, PORT: 'x', DEMO: '0' })).rejects.toThrow(
      /PORT is not valid[\s\S]*SECRET is missing/,
    );
  });
});

describe('a server that cannot start explains why in a sentence, without a stack trace, when', () => {
  const refusal = (environment: Record<string, string | undefined>) =>
    start(environment).then(
      () => 'It started.',
      (error: Error) => error.message,
    );

  test('its port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    expect(await refusal({ PORT: String(port) })).toBe(
      `The server ended with 1: PORT ${port} on 127.0.0.1 is already in use. Choose another one. Example: PORT=${port + 1}\n`,
    );
  });

  test('its address is another machine’s', async () => {
    expect(await refusal({ HOST: '192.0.2.1', DEMO: '1' })).toBe(
      'The server ended with 1: HOST 192.0.2.1 is no address of this machine. Example: HOST=127.0.0.1\n',
    );
  });

  test.runIf(process.platform === 'linux')('its folder cannot be written', async () => {
    expect(await refusal({ DATA_DIR: '/proc/self' })).toMatch(
      /^The server ended with 1: DATA_DIR \/proc\/self cannot be written: .*Example: DATA_DIR=\/var\/lib\/pabean\n$/,
    );
  });

  test.each([
    ['is not there', 'postgres://pabean:rahasia@localhost/pabean?host=/tidak/ada'],
    ['refuses connections', 'postgres://pabean:rahasia@127.0.0.1:1/pabean'],
  ])('its PostgreSQL %s', async (_, url) => {
    const output = await refusal({ DATABASE_URL: url });
    expect(output).toMatch(/^The server ended with 1: DATABASE_URL cannot be used: connect .*\n$/);
    expect(output).not.toContain('rahasia');
  });

  test('its database is damaged', async () => {
    writeFileSync(join(dataDir, 'pabean.db'), 'x'.repeat(10_000));
    expect(await refusal({})).toMatch(
      /^The server ended with 1: The database .*pabean\.db is damaged: .*\n$/,
    );
  });

  test('a page of its database is damaged', async () => {
    const store = openStore({ dataDir });
    await addClients(store, 1);
    await store.close();
    const database = join(dataDir, 'pabean.db');
    const bytes = readFileSync(database);
    writeFileSync(database, bytes.fill(0xff, 4096));
    expect(await refusal({})).toMatch(
      /^The server ended with 1: The database .*pabean\.db is damaged: .*\n$/,
    );
  });
});

describeStore('two servers', (engine) => {
  test.runIf(engine.name === 'postgres')(
    'on one database are one',
    async () => {
      const environment = { DATABASE_URL: await engine.createDatabase(), SECRET: 's'.repeat(32) };
      const startOn = (machine: string) => start({ ...environment, DATA_DIR: join(dataDir, machine) });
      const [a, b] = await Promise.all([startOn('a'), startOn('b')]);
      const credentials = { username: 'ppjk', password: 'Pabean-2026-Demo' };
      const { answer } = await call(a.send, 'signIn', { body: credentials });
      const token = answer?.token;
      const list = (server: ServerProcess) =>
        call(server.send, 'applicationList', { body: { user: 'ppjk' } }, { token });
      const before = (await list(b)).answer ?? [];
      const draft: Draft = newDraft({ username: 'ppjk', token: token ?? '' });
      const outcomes = await Promise.all([a, b, a, b].map(({ send }) => save(send, draft)));
      expect(new Set(outcomes.map((outcome) => outcome.answer?.id)).size).toBe(1);
      expect((await list(b)).answer).toHaveLength(before.length + 1);
      expect((await list(a)).answer).toEqual((await list(b)).answer);
      const applicationId = before.at(-1)?.id ?? '';
      const dokaps = await call(a.send, 'dokapList', { body: { user: 'ppjk', applicationId } }, { token });
      const { id = '', fileName } = dokaps.answer?.find((dokap) => dokap.fileName !== null) ?? {};
      const fetchFile = (server: ServerProcess) =>
        call(server.send, 'dokapFile', { params: { id, name: fileName ?? '' } }, { token });
      const [fromA, fromB] = await Promise.all([a, b].map(fetchFile));
      expect(fromA?.answer?.bytes.length).toBeGreaterThan(0);
      expect(fromB?.answer).toEqual(fromA?.answer);
      expect((await call(b.send, 'signOut', {}, { token })).status).toBe(200);
      expect((await list(a)).status).toBe(401);
    },
    30_000,
  );

  test.runIf(engine.name === 'postgres')(
    'on one database have one secret',
    async () => {
      const environment = { DATABASE_URL: await engine.createDatabase(), DEMO: '0' };
      const startWith = (secret: string) =>
        start({ ...environment, DATA_DIR: join(dataDir, secret), SECRET: secret.repeat(32) });
      await startWith('s');
      await expect(startWith('t')).rejects.toThrow('SECRET is not the one that the data was made with');
      await startWith('s');
    },
    30_000,
  );

  test.runIf(engine.name === 'sqlite')(
    'do not share a folder',
    async () => {
      await start({});
      await expect(start({})).rejects.toThrow('Another server already uses');
    },
    30_000,
  );
});
