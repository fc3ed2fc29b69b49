import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../tools/lib/root.ts';
import { builtPortal } from '../lib/builds.ts';
import { type Part, rounds } from '../lib/part.ts';

const port = 4920;
const answers = () =>
  fetch(`http://127.0.0.1:${port}/api/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Resident memory of a process on Linux, in megabytes. */
const memoryOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

async function startOnce() {
  const data = mkdtempSync(join(tmpdir(), 'pabean-start-'));
  const begin = performance.now();
  const child = spawn(process.execPath, ['--conditions=@pabean/source', 'tools/start.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: data },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  while (!(await answers())) await wait(20);
  const seconds = (performance.now() - begin) / 1000;
  await wait(2000);
  const megabytes = memoryOf(child.pid ?? 0);
  child.kill('SIGTERM');
  await ended;
  rmSync(data, { recursive: true, force: true });
  return { seconds, megabytes };
}

async function run() {
  await builtPortal();
  const starts: Awaited<ReturnType<typeof startOnce>>[] = [];
  for (let round = 0; round < rounds; round += 1) starts.push(await startOnce());
  const worst = (of: keyof (typeof starts)[number]) => [Math.max(...starts.map((start) => start[of]))];
  return { answer: { ours: worst('seconds') }, memory: { ours: worst('megabytes') } };
}

export const startPart: Part = {
  rows: {
    answer: {
      what: 'Runs `pnpm start` with an empty store → first answer, slowest of five',
      bar: '≤ 5 s',
      miss: 'whoever operates it waits after each restart',
    },
    memory: {
      what: 'Memory two seconds later, most of five',
      bar: '≤ 150 MB',
      miss: 'nothing that a user feels: a small machine has less memory for other work',
    },
  },
  run,
};
