import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { startVirusScanner, testVirus } from '../../testing/virus-scanner.ts';
import { createClamd } from './clamd.ts';

const options = { seconds: 0.3, pingSeconds: 0.3, atOnce: 2, waiting: 2 };
const ending: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0)) await end();
});

/** Listens and treats each connection in its own way. */
async function engineThat(
  treat: (socket: Socket) => void,
  place: { path: string } | { port: number } = { port: 0 },
) {
  const server = createServer((socket) => treat(socket.on('error', () => undefined).resume()));
  server.listen({ host: '127.0.0.1', ...place });
  await once(server, 'listening');
  ending.push(() => server.close());
  return server.address() as AddressInfo;
}

test('a file of many pieces is sent whole', async () => {
  const scanner = await startVirusScanner();
  ending.push(scanner.stop);
  const clamd = createClamd(scanner.url);
  const bytes = randomBytes(2_000_000);
  expect(await clamd.scan(bytes)).toBeUndefined();
  expect(await clamd.scan(Buffer.concat([bytes, Buffer.from(testVirus)]))).toBe('Uji.Virus');
  expect(await clamd.scan(new Uint8Array())).toBeUndefined();
});

test('a socket in a folder is found by its path', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pabean-socket-'));
  ending.push(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'clamd ctl.sock');
  await engineThat((socket) => socket.end('PONG\0'), { path });
  expect(await createClamd(`unix:${path}`).answers()).toBe(true);
});

test.each<[string, (socket: Socket) => void]>([
  ['answers with an error', (socket) => socket.end('INSTREAM size limit exceeded. ERROR\0')],
  ['answers with nothing', (socket) => socket.end()],
  ['answers with something else', (socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')],
  ['hangs up', (socket) => socket.destroy()],
  ['never answers', () => undefined],
  ['never ends its answer', (socket) => socket.write('stream: O')],
])('an engine that %s counts as away, never as a clean file', async (_, treat) => {
  const { port } = await engineThat(treat);
  const clamd = createClamd(`tcp://127.0.0.1:${port}`, options);
  await expect(clamd.scan(randomBytes(300_000))).rejects.toThrow(
    expect.objectContaining({ name: 'ScannerAwayError' }),
  );
  expect(await clamd.answers()).toBe(false);
});

test('an engine that is not there counts as away', async () => {
  const clamd = createClamd('unix:/nowhere/clamd.ctl', options);
  await expect(clamd.scan(Buffer.from('a'))).rejects.toThrow(/ENOENT/);
});

test('nobody waits behind more files than a request has time for', async () => {
  const { port } = await engineThat(() => undefined);
  const clamd = createClamd(`tcp://127.0.0.1:${port}`, options);
  const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => clamd.scan(Buffer.from('a'))));
  const reasons = outcomes.map((each) => (each.status === 'rejected' ? each.reason.name : 'clean'));
  expect(reasons.filter((name) => name === 'Refusal')).toHaveLength(2);
});
