import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { addressOf, readExample } from './example-files.ts';
import { createMachine, type Machine, superuserPassword, untilWhole } from './machines.ts';
import { openWorkshop, requirePrograms } from './programs.ts';

const password = 'for-tests-only';
const balancer = addressOf(10);
const poolerPorts = { example: 6432, strict: 6433 };
const longestStart = 120;

/** A whole cluster by the files in `ops/cluster`. */
export interface Cluster {
  readonly machines: readonly Machine[];
  /** Addresses of the database: the primary, replicas, and the primary through PgBouncer. */
  readonly primary: string;
  readonly replicas: string;
  readonly pooled: string;
  /** The same through a PgBouncer that refuses startup parameters. */
  readonly strictPooled: string;
  /** Where visitors reach the servers. */
  readonly visitors: string;
  /** Where operators ask whether visitors reach a server. */
  readonly operators: string;
  /** Lets the database set the time limits that PgBouncer leaves out, as its example says. */
  setTimeLimits(): Promise<void>;
  /** Waits until every machine has its part, and returns the primary. */
  whole(): Promise<Machine>;
  close(): Promise<void>;
}

const url = (at: string) => `postgres://pabean:${password}@${at}/pabean`;

/** Starts etcd, Patroni and PostgreSQL on three machines, HAProxy and PgBouncer, and creates the database. */
export async function startCluster(): Promise<Cluster> {
  const binaries = requirePrograms();
  const workshop = openWorkshop();
  const machines = [1, 2, 3].map((number) => createMachine(workshop, binaries, number));
  const haproxy = workshop.write('haproxy.cfg', readExample('haproxy.cfg'));
  const users = workshop.write('userlist.txt', `"pabean" "${password}"\n`);
  const pgbouncer = readExample('pgbouncer.ini', { '/etc/pgbouncer/userlist.txt': users });
  const strict = pgbouncer
    .replace(/^ignore_startup_parameters.*$/m, '')
    .replaceAll(String(poolerPorts.example), String(poolerPorts.strict));
  for (const machine of machines) machine.start();
  const balancing = workshop.run('haproxy', 'haproxy', ['-f', haproxy]);
  const pooling = Object.entries({ pgbouncer, strict }).map(([name, settings]) =>
    workshop.run(name, 'pgbouncer', [workshop.write(`${name}.ini`, settings)]),
  );
  requireRunning([balancing, ...pooling]);
  await untilWhole(machines, longestStart);
  await createDatabase();
  return {
    machines,
    primary: url(`${balancer}:5000`),
    replicas: url(`${balancer}:5001`),
    pooled: url(`127.0.0.1:${poolerPorts.example}`),
    strictPooled: url(`127.0.0.1:${poolerPorts.strict}`),
    setTimeLimits,
    visitors: `http://${balancer}:8080`,
    operators: `http://${balancer}:8404`,
    whole: () => untilWhole(machines, longestStart),
    async close() {
      for (const machine of machines) machine.kill('node');
      workshop.close();
    },
  };
}

/** A program that ends, such as for its configuration, ends the run. */
function requireRunning(programs: readonly ChildProcess[]) {
  for (const program of programs) {
    program.once('exit', (code, signal) => {
      if (signal !== 'SIGKILL') throw new Error(`${program.spawnfile} ended with ${code}.`);
    });
  }
}

async function asSuperuser(statements: readonly string[]) {
  const client = await connectPatiently(`postgres://postgres:${superuserPassword}@${balancer}:5000/postgres`);
  for (const statement of statements) await client.query(statement);
  await client.end();
}

const createDatabase = () =>
  asSuperuser([`create role pabean login password '${password}'`, 'create database pabean owner pabean']);

/** PgBouncer's connections to the database get them when they are opened, so those of before are ended. */
const setTimeLimits = () =>
  asSuperuser([
    ...Array.from(
      readExample('pgbouncer.ini').matchAll(/^;\s+(alter role .*;)$/gm),
      ([, statement = '']) => statement,
    ),
    "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'pabean'",
  ]);

/** HAProxy may not have seen the primary yet. */
async function connectPatiently(address: string): Promise<pg.Client> {
  for (let attempt = 0; ; attempt++) {
    const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 2_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (attempt > 100) throw error;
      await wait(200);
    }
  }
}
