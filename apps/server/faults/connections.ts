import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { call } from '../src/testing/call.ts';
import type { Client } from '../src/testing/clients.ts';
import { dataUrl, dokapOf, headerOf } from '../src/testing/permit.ts';
import { rawGet, slowBody } from '../src/testing/raw-requests.ts';
import type { ServerProcess } from '../src/testing/server-process.ts';
import { atLeast, bar, type Row } from './row.ts';
import { openStation } from './station.ts';

const slowBodies = 2_000;
const slowReaders = 40;
const sippers = 10;
const greedy = 10;
const second = 1_000;
/** A small body may take 10 seconds; an idle connection, 20, or 40 while it is written to; a response, 120. */
const bodyPatience = 15 * second;
const idlePatience = 60 * second;
const answerPatience = 130 * second;
const neighbour = '127.0.0.2';
const mostNeighbourMs = 5_000;
const mostMb = 700;

interface Address {
  readonly port: number;
}

/** A connection whose errors are ignored. */
function open({ port }: Address, from: string): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  socket.on('error', () => undefined);
  return socket;
}

/** Waits for an event; ignores an error before it. */
const happened = (socket: Socket, event: 'connect' | 'close') =>
  new Promise((resolve) => socket.once(event, resolve));

const get = (path: string, token: string, ...headers: string[]) =>
  rawGet(path, `Authorization: Bearer ${token}`, ...headers);

/** Measures a neighbour's calls during an attack: one after the other, each on a new connection. */
function watchNeighbour(server: Address, token: string) {
  const seen = { calls: 0, failed: 0, slowest: 0 };
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const begin = performance.now();
      const socket = open(server, neighbour);
      socket.write(get('/api/otentikasi/me', token, 'Connection: close'));
      const answer = await text(socket).catch(() => '');
      seen.calls++;
      if (!answer.startsWith('HTTP/1.1 200')) seen.failed++;
      seen.slowest = Math.max(seen.slowest, performance.now() - begin);
      await wait(50);
    }
  })();
  return async () => {
    isOver = true;
    await asking;
    return seen;
  };
}

/** Waits until all connections have ended; returns how many have not after the time limit. */
async function untilEnded(sockets: readonly Socket[], milliseconds: number): Promise<number> {
  const closed = sockets.map((socket) => (socket.closed ? undefined : happened(socket, 'close')));
  await Promise.race([Promise.all(closed), wait(milliseconds, undefined, { ref: false })]);
  return sockets.filter((socket) => !socket.closed).length;
}

/** Files a draft with a document of nearly 2 MB, and returns the path of its file. */
async function fileOf({ send }: ServerProcess, { username: user, token }: Client): Promise<string> {
  const { answer: draft } = await call(send, 'saveApplication', { body: { ...headerOf(), user } }, { token });
  const applicationId = draft?.id ?? '';
  const bytes = Buffer.concat([
    Buffer.from('%PDF-1.4\n'),
    Buffer.alloc(1_900_000, 'Isi '),
    Buffer.from('\n%%EOF\n'),
  ]);
  const body = dokapOf(applicationId, { code: '75', file: dataUrl(bytes), extension: 'pdf' });
  const { answer } = await call(send, 'saveDokap', { body: { ...body, user } }, { token });
  const list = await call(send, 'dokapList', { body: { user, applicationId } }, { token });
  const dokap = list.answer?.find(({ id }) => id === answer?.id);
  if (!dokap?.fileName) throw new Error('The file was not kept.');
  return `/api/file/dokap/${dokap.id}/${encodeURIComponent(dokap.fileName)}`;
}

async function memoryMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

/** Slow clients, and one that does not wait for responses, with a neighbour at another address. */
export const connections: Row = {
  title: 'slow and greedy connections',
  async run() {
    const station = await openStation({ clients: 2 });
    const [attacker, bystander] = station.clients;
    if (!attacker || !bystander) throw new Error('Nobody is there.');
    const server = await station.start();
    const path = await fileOf(server, attacker);
    const neighbourEnds = watchNeighbour(server, bystander.token);

    const bodies = Array.from({ length: slowBodies }, () => open(server, '127.0.0.1'));
    for (const socket of bodies) socket.resume().write(slowBody);
    await Promise.all(
      bodies.map((socket) => Promise.race([happened(socket, 'connect'), happened(socket, 'close')])),
    );
    await wait(second);
    const held = bodies.filter((socket) => !socket.closed).length;
    const bodiesLeft = await untilEnded(bodies, bodyPatience);

    // They request more than the kernel buffers and read nothing; others read slowly.
    const asking = get(path, attacker.token).repeat(3);
    const readers = Array.from({ length: slowReaders }, () => open(server, '127.0.0.3').pause());
    const sipping = Array.from({ length: sippers }, () => open(server, '127.0.0.4').pause());
    for (const socket of [...readers, ...sipping]) socket.write(asking);
    const sip = setInterval(() => {
      for (const socket of sipping) socket.read(4_096);
    }, 500);

    const pipelined = Array.from({ length: greedy }, () => open(server, '127.0.0.5'));
    let answered = 0;
    for (const socket of pipelined) {
      socket.on('data', (chunk) => {
        answered += String(chunk).split('HTTP/1.1 200').length - 1;
      });
      socket.write(get('/api/healthz', attacker.token).repeat(1_000));
    }
    const greedyLeft = await untilEnded(pipelined, 5 * second);

    await wait(idlePatience);
    // A closed connection is detected by reading on.
    for (const socket of readers) socket.resume();
    const readersLeft = await untilEnded(readers, 5 * second);
    await wait(answerPatience - idlePatience);
    clearInterval(sip);
    for (const socket of sipping) socket.resume();
    const sippersLeft = await untilEnded(sipping, 5 * second);

    const seen = await neighbourEnds();
    const memory = await memoryMb(server.pid);
    for (const socket of [...bodies, ...readers, ...sipping, ...pipelined]) socket.destroy();
    await server.end('SIGTERM');
    await station.close();
    const failed = [...station.incidents];
    return {
      figures: [
        atLeast('connections with a slow body from one address', bodies.length, slowBodies, failed),
        `${held} of them held`,
        bar(`left after ${bodyPatience / second} s`, bodiesLeft, 0, failed),
        bar(
          `of ${slowReaders} that do not read left after ${idlePatience / second} s`,
          readersLeft,
          0,
          failed,
        ),
        bar(`of ${sippers} that sip left after ${answerPatience / second} s`, sippersLeft, 0, failed),
        bar(`of ${greedy} that send 1,000 requests ahead left after 5 s`, greedyLeft, 0, failed),
        bar('of those requests answered', answered, greedy * 100, failed),
        atLeast('calls of a neighbour meanwhile', seen.calls, 200, failed),
        bar('of them not served', seen.failed, 0, failed),
        bar('ms the slowest', seen.slowest, mostNeighbourMs, failed),
        bar('MB of memory at most', memory, mostMb, failed),
      ],
      failed,
    };
  },
};
