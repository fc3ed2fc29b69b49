import { setTimeout as wait } from 'node:timers/promises';
import { createCrowd } from '../faults/crowd.ts';
import type { Random } from '../faults/random.ts';
import { openStation } from '../faults/station.ts';
import type { ServerProcess } from '../src/testing/server-process.ts';
import type { Cluster } from './cluster.ts';
import { addressOf } from './example-files.ts';
import { createVisits } from './visits.ts';

const people = 6;
/** As in the examples. */
const shutdownDelay = 5;

/** Something that was done to a server, by `performance.now()`. */
interface Event {
  readonly at: number;
  readonly what: string;
}

/** Two servers and their people. */
export type Office = Awaited<ReturnType<typeof openOffice>>;

/** Two servers behind the balancer, one of them through PgBouncer, and the people who use them. */
export async function openOffice(cluster: Cluster, random: Random) {
  const station = await openStation({
    databaseUrl: cluster.primary,
    clients: people,
    // Those who call stand for one proxy more, each with an address of its own.
    environment: {
      TRUST_PROXY: '2',
      DATABASE_REPLICA_URL: cluster.replicas,
      SHUTDOWN_DELAY: String(shutdownDelay),
    },
  });
  const visits = createVisits(cluster.visitors);
  const crowd = createCrowd(station, { server: () => visits.send, random: random.part(), mostKb: 200 });
  const servers = new Map<string, ServerProcess>();
  const ended: string[] = [];
  const events: Event[] = [];
  const refusals: string[] = [];
  const note = (what: string) => events.push({ at: performance.now(), what });

  async function start(machine: string) {
    const isPooled = machine === 'pabean2';
    const environment = {
      HOST: addressOf(isPooled ? 22 : 21),
      PORT: '4020',
      ...(isPooled && { DATABASE_URL: cluster.pooled }),
    };
    const log = (line: string) => {
      if (/"event":"store-unavailable"|"status":50\d/.test(line)) refusals.push(`${machine}: ${line}`);
    };
    const server = await persistently(() => station.start({ machine, environment, log }));
    servers.set(machine, server);
    server.ended.then((code) => {
      if (servers.get(machine) === server) ended.push(`${machine} ended with ${code}`);
    });
  }
  const machines = ['pabean1', 'pabean2'];
  await Promise.all(machines.map(start));
  await untilAnswered(visits.send);
  return {
    machines,
    station,
    visits,
    crowd,
    /** Servers that ended without being told to. */
    ended,
    /** What was done to the servers, in order. */
    events: events as readonly Event[],
    /** Lines of the servers' logs about calls that they could not answer. */
    refusals: refusals as readonly string[],
    /** Ends a server in order, and starts it again. */
    async restart(machine: string) {
      const server = servers.get(machine);
      servers.delete(machine);
      note(`${machine} was told to end`);
      await server?.end('SIGTERM');
      note(`${machine} ended`);
      await start(machine);
      note(`${machine} listened`);
      await untilBack(machine);
      note(`${machine} was back`);
    },
    async close() {
      const last = [...servers.values()];
      servers.clear();
      await Promise.all(last.map((server) => server.end('SIGTERM')));
      await station.close();
    },
  };

  /** Waits until the balancer sends calls to a server, as an operator does. */
  async function untilBack(machine: string) {
    while (!(await fetch(`${cluster.operators}/${machine}`)).ok) await wait(1_000);
  }
}

async function untilAnswered(send: ReturnType<typeof createVisits>['send']) {
  for (let attempt = 0; attempt < 100; attempt++) {
    if ((await send('/api/healthz', {})).status === 200) return;
    await wait(200);
  }
  throw new Error('The balancer finds no server.');
}

/** Tries again as systemd does: a server that does not reach the database ends. */
async function persistently<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= 5) throw error;
      await wait(2_000);
    }
  }
}
