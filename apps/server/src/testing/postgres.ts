import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** A private PostgreSQL that nobody else reaches and that leaves nothing behind. */
export interface Cluster {
  /** Makes an empty database and gives its URL. */
  createDatabase(): Promise<string>;
  /** Number of the server's process. */
  readonly pid: number;
  stop(): Promise<void>;
}

/** The folder of PostgreSQL's server programs, or undefined where they are not installed. */
export function postgresBinaries(): string | undefined {
  const versions = '/usr/lib/postgresql';
  const installed = existsSync(versions)
    ? readdirSync(versions)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(versions, version, 'bin'))
    : [];
  return [configuredFolder(), ...installed].find((folder) => folder && existsSync(join(folder, 'initdb')));
}

function configuredFolder() {
  try {
    return execFileSync('pg_config', ['--bindir'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

/** PostgreSQL refuses to run as root: then it runs as its own user. */
const asPostgres = (command: string, args: string[]): [string, string[]] =>
  process.getuid?.() === 0 ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args];

/** Starts a cluster in a new temporary folder, reachable through a socket in it only. */
export async function startPostgres(binaries: string): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'pabean-pg-'));
  if (process.getuid?.() === 0) {
    const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
    chownSync(folder, id('-u'), id('-g'));
  }
  const data = join(folder, 'data');
  execFileSync(
    ...asPostgres(join(binaries, 'initdb'), [
      ...['-D', data, '-U', 'pabean', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    ]),
    { stdio: 'ignore', cwd: folder },
  );
  const server = spawn(
    ...asPostgres(join(binaries, 'postgres'), [
      ...['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'max_connections=200'],
    ]),
    { stdio: 'ignore', cwd: folder },
  );
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const url = (database: string) =>
    `postgres://pabean@localhost/${database}?host=${encodeURIComponent(folder)}`;
  const pid = server.pid ?? 0;
  const kill = () => stopNow(server.kill.bind(server));
  process.once('exit', kill);
  await untilReady(url('postgres'));
  let databases = 0;
  return {
    pid,
    async createDatabase() {
      const name = `test_${++databases}_${process.pid}`;
      await run(url('postgres'), `create database ${name}`);
      return url(name);
    },
    async stop() {
      process.off('exit', kill);
      stopNow(server.kill.bind(server));
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** SIGINT: PostgreSQL's fast shutdown. */
const stopNow = (kill: (signal: NodeJS.Signals) => boolean) => kill('SIGINT');

async function run(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function untilReady(url: string) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await run(url, 'select 1');
    } catch (error) {
      if (attempt > 200) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
