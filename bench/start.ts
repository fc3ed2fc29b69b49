import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../tools/lib/root.ts';
import { buildPortal } from '../tools/portal/build.ts';
import type { Figure, Part } from './lib/figure.ts';
import { spread } from './lib/statistics.ts';

const rounds = 7;
const bars = { seconds: 5, megabytes: 150 };
const port = 4920;

interface Start {
  seconds: number;
  megabytes: number;
}

async function answers(): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/api/healthz`)).ok;
  } catch {
    return false;
  }
}

/** Resident memory of a process on Linux, in megabytes. */
function memoryOf(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}

async function startOnce(): Promise<Start> {
  const data = mkdtempSync(join(tmpdir(), 'pabean-start-'));
  const begin = performance.now();
  const child = spawn(process.execPath, ['--conditions=@pabean/source', 'tools/start.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: data },
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  while (!(await answers())) await wait(20);
  const seconds = (performance.now() - begin) / 1000;
  await wait(2000);
  const megabytes = memoryOf(child.pid ?? 0);
  child.kill('SIGTERM');
  await ended;
  rmSync(data, { recursive: true, force: true });
  return { seconds, megabytes };
}

/** From the start of a prepared clone with an empty store to the first response, and the memory used then. */
async function run(): Promise<Figure[]> {
  await buildPortal();
  const starts: Start[] = [];
  for (let round = 0; round < rounds; round += 1) starts.push(await startOnce());
  const seconds = starts.map((start) => start.seconds);
  const megabytes = starts.map((start) => start.megabytes);
  return [
    {
      what: 'First answer',
      figure: spread(seconds, 1, ' s'),
      bar: `≤ ${bars.seconds} s`,
      good: Math.max(...seconds) <= bars.seconds,
    },
    {
      what: 'Memory two seconds later',
      figure: spread(megabytes, 0, ' MB'),
      bar: `≤ ${bars.megabytes} MB`,
      good: Math.max(...megabytes) <= bars.megabytes,
    },
  ];
}

export const startPart: Part = { title: `Start with an empty store, ${rounds} rounds`, run };
