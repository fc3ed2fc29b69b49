import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { addressOf, readExample } from './example-files.ts';
import { createMachine, type Machine, superuserPassword, untilWhole } from './machines.ts';
import { openWorkshop, requirePrograms } from './programs.ts';

const password = 'for-tests-only';
const balancer = addressOf(10);
const pooler = '127.0.0.1:6432';
const longestStart = 120;

/** A whole cluster by the files in `ops/cluster`. */
export interface Cluster {
  readonly machines: readonly Machine[];
  /** Addresses of the database: the primary, replicas, and the primary through PgBouncer. */
  readonly primary: string;
  readonly replicas: string;
  readonly pooled: string;
  /** Where visitors reach the servers. */
  readonly visitors: string;
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
  const pgbouncer = workshop.write(
    'pgbouncer.ini',
    readExample('pgbouncer.ini', { '/etc/pgbouncer/userlist.txt': users }),
  );
  for (const machine of machines) machine.start();
  const balancing = workshop.run('haproxy', 'haproxy', ['-f', haproxy]);
  const pooling = workshop.run('pgbouncer', 'pgbouncer', [pgbouncer]);
  requireRunning({ balancing, pooling });
  await untilWhole(machines, longestStart);
  await createDatabase();
  return {
    machines,
    primary: url(`${balancer}:5000`),
    replicas: url(`${balancer}:5001`),
    pooled: url(pooler),
    visitors: `http://${balancer}:8080`,
    whole: () => untilWhole(machines, longestStart),
    async close() {
      for (const machine of machines) machine.kill('node');
      workshop.close();
    },
  };
}

/** A program that ends, such as for its configuration, ends the run. */
function requireRunning(programs: Readonly<Record<string, ChildProcess>>) {
  for (const [name, program] of Object.entries(programs)) {
    program.once('exit', (code, signal) => {
      if (signal !== 'SIGKILL') throw new Error(`${name} ended with ${code}. KEEP_CLUSTER=1 keeps its log.`);
    });
  }
}

async function createDatabase() {
  const client = await connectPatiently(`postgres://postgres:${superuserPassword}@${balancer}:5000/postgres`);
  await client.query(`create role pabean login password '${password}'`);
  await client.query('create database pabean owner pabean');
  for (const line of readExample('pgbouncer.ini').matchAll(/^;\s+(alter role .*;)$/gm))
    await client.query(line[1] ?? '');
  await client.end();
}

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
