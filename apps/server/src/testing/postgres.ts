import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** A private PostgreSQL that listens on a socket in its own temporary folder only. */
export interface Cluster {
  url(database: string): string;
  /** Ends every connection, and the server as `pg_ctl stop` does: orderly, or at once without flushing. */
  halt(mode: 'fast' | 'immediate'): Promise<void>;
  /** Starts a stopped server, and waits until it responds. */
  resume(): Promise<void>;
  /** Ends the server and deletes its data, unless its folder is kept. */
  stop(): Promise<void>;
}

/** The folder of PostgreSQL's server programs, or undefined when they are not installed. */
export function postgresBinaries(): string | undefined {
  const versions = '/usr/lib/postgresql';
  const installed = existsSync(versions) ? readdirSync(versions) : [];
  const folders = installed
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(versions, version, 'bin'));
  return [...configuredFolder(), ...folders].find((folder) => existsSync(join(folder, 'initdb')));
}

function configuredFolder(): string[] {
  try {
    const output = execFileSync('pg_config', ['--bindir'], { stdio: ['ignore', 'pipe', 'ignore'] });
    return [output.toString().trim()];
  } catch {
    return [];
  }
}

const isRoot = process.getuid?.() === 0;

/** PostgreSQL refuses to run as root, so it then runs as its own user. */
const asPostgres = (command: string, args: string[]): [string, string[]] =>
  isRoot ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args];

function makeFolder(kept: string | undefined): string {
  if (kept) mkdirSync(kept, { recursive: true });
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'pabean-pg-'));
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres']).toString());
  if (isRoot) chownSync(folder, id('-u'), id('-g'));
  return folder;
}

const volatile = ['fsync=off', 'full_page_writes=off'];
const signals = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

/** Options of a cluster. */
interface ClusterOptions {
  /** Whether it flushes its data like a production database; else it is faster. @default false */
  readonly durable?: boolean;
  /** A folder that stays, for a cluster that is started again. @default a new one, deleted when the cluster stops */
  readonly keptIn?: string;
}

/** Starts a cluster in its own folder. */
export async function startPostgres(
  binaries: string,
  { durable = false, keptIn }: ClusterOptions = {},
): Promise<Cluster> {
  const folder = makeFolder(keptIn);
  const data = join(folder, 'data');
  const init = ['-D', data, '-U', 'pabean', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  if (!existsSync(data))
    execFileSync(...asPostgres(join(binaries, 'initdb'), init), { stdio: 'ignore', cwd: folder });
  const settings = ['listen_addresses=', 'max_connections=300', ...(durable ? [] : volatile)];
  const args = ['-D', data, '-k', folder, ...settings.flatMap((setting) => ['-c', setting])];
  const url = (database: string) =>
    `postgres://pabean@localhost/${database}?host=${encodeURIComponent(folder)}`;

  async function launch() {
    const server = spawn(...asPostgres(join(binaries, 'postgres'), args), { stdio: 'ignore', cwd: folder });
    const ended = new Promise((resolve) => server.once('exit', resolve));
    await untilReady(url('postgres'));
    const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    return { pid, ended };
  }

  let running = await launch();
  const removeFolder = () => {
    if (!keptIn) rmSync(folder, { recursive: true, force: true });
  };
  // An aborted run leaves neither a server nor its folder.
  const abandon = () => {
    try {
      process.kill(running.pid, signals.immediate);
    } finally {
      removeFolder();
    }
  };
  process.once('exit', abandon);
  async function halt(mode: keyof typeof signals) {
    process.kill(running.pid, signals[mode]);
    await running.ended;
  }
  return {
    url,
    halt,
    async resume() {
      running = await launch();
    },
    async stop() {
      process.off('exit', abandon);
      await halt('fast');
      removeFolder();
    },
  };
}

/** Creates a database, empty or as a copy of an unused one, and returns its URL. */
export async function createDatabase(url: string, name: string, template = 'template1'): Promise<string> {
  await runStatement(url, `create database ${name} template ${template}`);
  const made = new URL(url);
  made.pathname = name;
  return made.href;
}

/** Drops a database, even if it is in use. */
export const dropDatabase = (url: string, name: string) =>
  runStatement(url, `drop database ${name} with (force)`);

/** Runs one statement on a new connection, and returns its rows. */
export async function runStatement(url: string, statement: string): Promise<Record<string, string>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

async function untilReady(url: string) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await runStatement(url, 'select 1');
    } catch (error) {
      if (attempt > 300) throw error;
      await wait(20);
    }
  }
}
