import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { addressOf, readExample } from './example-files.ts';
import type { Workshop } from './programs.ts';

/** What ends: the primary's database process, or all processes of its machine. */
export type Loss = 'process' | 'node';

/** A machine of the database: etcd, Patroni and PostgreSQL. */
export interface Machine {
  readonly name: string;
  readonly address: string;
  start(): void;
  /** Kills with SIGKILL. */
  kill(loss: Loss): void;
  /** Stops all processes without ending them: connections stay, nothing answers, as when a cable is pulled. */
  freeze(): void;
}

/** The passwords of `node.env`. */
export const superuserPassword = 'one-of-your-own';

/** Describes a machine by the examples. @param number 1 to 3 */
export function createMachine(workshop: Workshop, binaries: string, number: number): Machine {
  const name = `node${number}`;
  const address = addressOf(10 + number);
  const folder = workshop.makeFolder(name);
  const dataDir = join(folder, 'data');
  const environment = {
    ...environmentOf(readExample('node.env.example'), name, address),
    ETCD_DATA_DIR: join(folder, 'etcd'),
    HOME: folder,
  };
  const settings = workshop.write(
    `${name}.yml`,
    readExample('patroni.yml', {
      '/var/lib/postgresql/15/pabean': dataDir,
      '/usr/lib/postgresql/15/bin': binaries,
      '/var/run/postgresql': folder,
    }),
  );
  let running: { etcd: number; patroni: number } | undefined;

  const signal = (pids: readonly (number | undefined)[], which: NodeJS.Signals) => {
    for (const pid of pids) if (pid) endQuietly(pid, which);
  };
  const everything = () => [running?.patroni, running?.etcd, ...databaseProcesses(dataDir)];
  // The database is no child of this process.
  process.once('exit', () => signal(everything(), 'SIGKILL'));
  return {
    name,
    address,
    start() {
      const etcd = workshop.run(`${name}-etcd`, 'etcd', [], environment);
      const patroni = workshop.run(`${name}-patroni`, 'patroni', [settings], environment);
      running = { etcd: etcd.pid ?? 0, patroni: patroni.pid ?? 0 };
    },
    kill(loss) {
      // Its children end by themselves.
      if (loss === 'process') return signal(databaseProcesses(dataDir).slice(0, 1), 'SIGKILL');
      signal(everything(), 'SIGKILL');
      running = undefined;
    },
    freeze: () => signal(everything(), 'SIGSTOP'),
  };
}

/** Variables of node1's file for another machine. */
function environmentOf(file: string, name: string, address: string): Record<string, string> {
  const lines = file.split('\n').filter((line) => /^\w+=/.test(line));
  return Object.fromEntries(
    lines.map((line) => {
      const [key = '', ...value] = line.split('=');
      const text = value.join('=');
      const own = text.replaceAll('node1', name).replaceAll(addressOf(11), address);
      return [key, key === 'ETCD_INITIAL_CLUSTER' ? text : own];
    }),
  );
}

/** The postmaster and its children; none when it does not run. */
function databaseProcesses(dataDir: string): number[] {
  try {
    const pid = Number(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
    return [pid, ...children.trim().split(' ').filter(Boolean).map(Number)];
  } catch {
    return [];
  }
}

function endQuietly(pid: number, which: NodeJS.Signals) {
  try {
    process.kill(pid, which);
  } catch {
    // It has ended already.
  }
}

interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
  /** Grows with each failover; missing while it is unknown. */
  readonly timeline?: number;
}

async function membersBy({ address }: Machine): Promise<readonly Member[]> {
  const response = await fetch(`http://${address}:8008/cluster`, { signal: AbortSignal.timeout(2_000) });
  return ((await response.json()) as { members: Member[] }).members;
}

/** Waits until one machine is the primary and the others follow it, one of them synchronously. */
export async function untilWhole(machines: readonly Machine[], seconds: number): Promise<Machine> {
  let seen = '';
  for (let attempt = 0; attempt < seconds * 2; attempt++) {
    for (const machine of machines) {
      const members = await membersBy(machine).catch(() => []);
      seen = JSON.stringify(
        members.map(({ name, role, state, timeline }) => `${name} ${role} ${state} on ${timeline}`),
      );
      const running = members.filter(({ state }) => state === 'running' || state === 'streaming');
      const leader = running.find(({ role }) => role === 'leader');
      // One that has lost its part is running before it is rewound, which the next loss must not interrupt.
      const following = running.filter(({ timeline }) => timeline === leader?.timeline);
      const isWhole =
        following.length === machines.length && running.some(({ role }) => role === 'sync_standby');
      const primary = machines.find(({ name }) => name === leader?.name);
      if (primary && isWhole) return primary;
      if (members.length > 0) break;
    }
    await wait(500);
  }
  throw new Error(`The cluster is not whole after ${seconds} seconds: ${seen}`);
}
