import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { defaultLimits } from '../core/limits.ts';
import type { LogEvent } from '../core/log.ts';
import { describeStore } from '../testing/describe-store.ts';
import { rawGet, slowBody } from '../testing/raw-requests.ts';
import { useServerProcesses } from '../testing/use-server-processes.ts';
import { type ConnectionLimits, defaultConnectionLimits } from './connections.ts';
import { listen } from './listen.ts';

const { start } = useServerProcesses();

/** A connection that is closed with its test. */
function open(port: number, from = '127.0.0.1'): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  return socket;
}

/** The status line of the health call from an address. */
async function healthFrom(port: number, from: string) {
  const socket = open(port, from);
  socket.write(rawGet('/api/healthz', 'Connection: close'));
  return (await text(socket)).split('\r\n')[0];
}

/** A server with one response, and limits that a test can wait for. */
async function listenWith(limits: Partial<ConnectionLimits>, trustedProxies = 0) {
  const logged: LogEvent[] = [];
  const { promise: cancelled, resolve: cancel } = Promise.withResolvers<void>();
  let begun = 0;
  const endless = () =>
    new ReadableStream({ pull: (stream) => stream.enqueue(piece), cancel: () => cancel() });
  const { port, drain } = await listen(
    async (request) => {
      begun++;
      await request.arrayBuffer();
      return new Response(request.url.endsWith('/endless') ? endless() : 'done');
    },
    { host: '127.0.0.1', port: 0, trustedProxies },
    (event) => logged.push(event),
    { ...defaultConnectionLimits, check: 50, ...limits },
  );
  onTestFinished(() => drain());
  return { port, logged, cancelled, begun: () => begun };
}

const piece = new Uint8Array(64 * 1024);

// Only Linux gives a machine every address of 127.0.0.0/8.
describe.runIf(process.platform === 'linux')('many connections', () => {
  describeStore('of one address', (engine) => {
    test('with slow bodies do not lock out others', async () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'pabean-connections-'));
      onTestFinished(() => rmSync(dataDir, { recursive: true }));
      const databaseUrl = await engine.createDatabase();
      const { port } = await start({
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        DEMO: '0',
        SECRET: 's'.repeat(32),
      });
      const slow = Array.from({ length: 2_100 }, () => open(port));
      for (const socket of slow) socket.write(slowBody);
      await Promise.all(slow.map((socket) => Promise.race([once(socket, 'connect'), once(socket, 'close')])));
      expect(await healthFrom(port, '127.0.0.2')).toBe('HTTP/1.1 200 OK');
    }, 30_000);
  });

  test('of one address are refused beyond its share, which is free again once they end', async () => {
    const { port, logged } = await listenWith({ perAddress: 3 });
    const first = [open(port), open(port), open(port)];
    await Promise.all(first.map((socket) => once(socket, 'connect')));
    for (let more = 0; more < 2; more++) await once(open(port), 'close');
    expect(logged).toEqual([{ event: 'connections-refused', address: '127.0.0.1', open: 3 }]);
    expect(await healthFrom(port, '127.0.0.2')).toBe('HTTP/1.1 200 OK');
    first[0]?.destroy();
    await expect.poll(() => healthFrom(port, '127.0.0.1')).toBe('HTTP/1.1 200 OK');
  });

  test('of a proxy are not counted by their address', async () => {
    const { port } = await listenWith({ perAddress: 3 }, 1);
    const all = Array.from({ length: 20 }, () => open(port));
    await Promise.all(all.map((socket) => once(socket, 'connect')));
    expect(await healthFrom(port, '127.0.0.1')).toBe('HTTP/1.1 200 OK');
    expect(all.filter(({ destroyed }) => destroyed)).toEqual([]);
  });
});

describe('a connection is ended when', () => {
  test('it sends only the beginning of a request', async () => {
    const { port } = await listenWith({ idle: 200 });
    const socket = open(port);
    socket.write(slowBody);
    socket.resume();
    await once(socket, 'close');
  });

  test('it does not read its answer', async () => {
    const { port, cancelled } = await listenWith({ idle: 200 });
    open(port).write(rawGet('/endless'));
    await cancelled;
  });

  test('it reads its response slowly, for longer than a response may take', async () => {
    const { port, cancelled } = await listenWith({ exchange: 500 });
    const socket = open(port);
    socket.write(rawGet('/endless'));
    const sip = setInterval(() => socket.read(64 * 1024), 20);
    await cancelled.finally(() => clearInterval(sip));
  });

  test('it sends many requests ahead of their answers', async () => {
    const { port } = await listenWith({ requests: 10 });
    const socket = open(port);
    socket.write(rawGet('/').repeat(1_000));
    expect((await text(socket)).split('HTTP/1.1 200').length - 1).toBeLessThanOrEqual(10);
  });

  test('it sends more requests ahead of their responses than it may; those are not begun', async () => {
    const { port, begun } = await listenWith({ ahead: 3 });
    const socket = open(port);
    socket.write(rawGet('/endless').repeat(50));
    socket.resume();
    await once(socket, 'close');
    expect(begun()).toBe(3);
  });

  test('it sends many requests, each after the previous response, announced by a header', async () => {
    const { port } = await listenWith({ requests: 3 });
    const socket = open(port);
    const connectionHeaders: (string | undefined)[] = [];
    for (let request = 0; request < 3; request++) {
      socket.write(rawGet('/'));
      const [chunk] = await once(socket, 'data');
      connectionHeaders.push(/^Connection: (\S+)/im.exec(String(chunk))?.[1]);
    }
    expect(connectionHeaders).toEqual(['keep-alive', 'keep-alive', 'close']);
  });
});

describeStore('a body', (engine) => {
  const server = () => {
    const bodySeconds = { small: 0.2, withFile: 20 };
    return engine.createServer({ deps: { limits: { ...defaultLimits, bodySeconds } } });
  };

  // A request whose body arrives in two parts, the second one after a while or never.
  const inTwoParts = (path: string, token: string, pause: Promise<unknown>) => ({
    path: `/api/${path}`,
    init: {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${token}`,
        'Accept-Language': 'en',
      },
      duplex: 'half',
      body: new ReadableStream<Uint8Array>({
        async start(stream) {
          stream.enqueue(new TextEncoder().encode('{"USER_NAME":'));
          await pause;
          stream.enqueue(new TextEncoder().encode('"importir"}'));
          stream.close();
        },
      }),
    } as RequestInit,
  });

  test('without a file that does not arrive in time is refused with a message', async () => {
    const { send, close } = await server();
    const { path, init } = inTwoParts('otentikasi/signin', '', new Promise(() => undefined));
    const answer = await send(path, init);
    expect(answer.status).toBe(408);
    expect(answer.headers.get('connection')).toBe('close');
    expect((await answer.json()).message).toMatch(/did not arrive within .* then try again/);
    await close();
  });

  test('with a file has more time', async () => {
    const { send, signIn, close } = await server();
    const { path, init } = inTwoParts('savedokap', await signIn('importir'), wait(500));
    expect((await send(path, init)).status).toBe(422);
    await close();
  });
});
