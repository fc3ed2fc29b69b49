import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Endpoint, endpoints } from '@pabean/api/contract';
import type { Send } from '../src/testing/call.ts';
import { count } from '../src/testing/finding.ts';
import { createFiler, newCounts } from './filer.ts';
import { atLeast, bar, type Row } from './row.ts';
import { openStation } from './station.ts';
import { unflushedAnswers } from './trace.ts';

const filing = 20_000;
const calls = 'trace=fsync,fdatasync,write,pwrite64,writev,pwritev,rename,renameat,renameat2';

/** Writes down what a process and its threads ask of the kernel. */
async function trace(pid: number, file: string) {
  const tracer = spawn('strace', ['-f', '-yy', '-s', '12', '-e', calls, '-o', file, '-p', String(pid)]);
  const attached = once(tracer.stderr, 'data');
  const failed = once(tracer, 'error').then(() => {
    throw new Error('strace is not installed. On Debian: apt-get install strace');
  });
  await Promise.race([attached, failed]);
  return async () => {
    const ended = once(tracer, 'exit');
    tracer.kill('SIGINT');
    await ended;
    return (await readFile(file, 'utf8')).split('\n');
  };
}

const writing = new Set(
  Object.values(endpoints as Record<string, Endpoint>)
    .filter(({ writes }) => writes)
    .map(({ path }) => `/api/${path}`),
);

/**
 * What a power cut would lose: `kill -9` leaves what the system has not written to the disk yet, a power cut does not. So the
 * order of writes and flushes is compared with that of the answers.
 */
export const powerCut: Row = {
  title: 'answers after the flush to the disk, SQLite',
  async run(random) {
    const station = await openStation({ clients: 1 });
    const server = await station.start();
    const stop = await trace(server.pid, join(station.dataDir, '..', 'trace'));
    const writes: boolean[] = [];
    const send: Send = (path, init) => {
      writes.push(writing.has(path));
      return server.send(path, init);
    };
    const counts = newCounts();
    const [client] = station.clients;
    if (!client) throw new Error('Nobody files.');
    const filer = createFiler(client, { server: () => send, random, counts, mostKb: 200 });
    const ending = new AbortController();
    const working = filer.work(ending.signal);
    await wait(filing);
    ending.abort();
    await working;
    const { failed, seen } = unflushedAnswers(await stop(), writes);
    await server.end('SIGTERM');
    await station.close();
    const early = failed.length;
    failed.push(...counts.wrong, ...station.incidents);
    return {
      figures: [
        atLeast('answers of writes', seen.writes, 20, failed),
        count('flushes', seen.flushes),
        atLeast('files', seen.files, 5, failed),
        bar('answers not in the trace', Math.abs(writes.length - seen.answers), 0, failed),
        bar('answers before the flush', early, 0, failed),
      ],
      failed,
    };
  },
};
