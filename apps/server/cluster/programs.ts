import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresBinaries } from '../src/testing/postgres.ts';

const needed = {
  patroni: ['/usr/bin/patroni', 'patroni'],
  etcd: ['/usr/bin/etcd', 'etcd-server'],
  haproxy: ['/usr/sbin/haproxy', 'haproxy'],
  pgbouncer: ['/usr/sbin/pgbouncer', 'pgbouncer'],
} as const;

/** A program of a cluster. */
export type Program = keyof typeof needed;

/** The folder of PostgreSQL's programs. @throws Error that names the packages when a program is missing */
export function requirePrograms(): string {
  const binaries = postgresBinaries();
  const missing = Object.values(needed).filter(([path]) => !existsSync(path));
  if (binaries && missing.length === 0) return binaries;
  const packages = ['postgresql', 'python3-psycopg2', ...Object.values(needed).map(([, name]) => name)];
  throw new Error(
    `Not installed: ${[...missing.map(([path]) => path), ...(binaries ? [] : ['PostgreSQL'])].join(', ')}. On Debian: apt-get install ${packages.join(' ')}`,
  );
}

/** A temporary folder whose programs run as PostgreSQL's user where this process is root's; deleted when this process ends. */
export interface Workshop {
  readonly folder: string;
  makeFolder(name: string): string;
  /** Writes a file for the programs, readable by their user alone. */
  write(name: string, content: string): string;
  /** Starts a program; what it prints is in `<name>.log`. */
  run(name: string, program: Program, args: readonly string[], env?: Record<string, string>): ChildProcess;
  /** Kills all programs that still run. */
  close(): void;
}

export function openWorkshop(): Workshop {
  const folder = mkdtempSync(join(tmpdir(), 'pabean-cluster-'));
  const user = process.getuid?.() === 0 ? postgresUser() : undefined;
  const give = (path: string) => {
    if (user) chownSync(path, user.uid, user.gid);
    return path;
  };
  give(folder);
  const running = new Set<ChildProcess>();
  const close = () => {
    for (const each of running) each.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', close);
  return {
    folder,
    makeFolder(name) {
      const path = join(folder, name);
      mkdirSync(path, { recursive: true, mode: 0o700 });
      return give(path);
    },
    write(name, content) {
      const path = join(folder, name);
      writeFileSync(path, content, { mode: 0o600 });
      return give(path);
    },
    run(name, program, args, env = {}) {
      const log = openSync(join(folder, `${name}.log`), 'a');
      const child = spawn(needed[program][0], args, {
        ...user,
        env: { PATH: process.env.PATH, HOME: folder, LC_ALL: 'C.UTF-8', ...env },
        cwd: folder,
        stdio: ['ignore', log, log],
      });
      running.add(child);
      child.once('exit', () => running.delete(child));
      return child;
    },
    close() {
      process.off('exit', close);
      close();
    },
  };
}

function postgresUser() {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres']).toString());
  return { uid: id('-u'), gid: id('-g') };
}
