import { setTimeout as wait } from 'node:timers/promises';
import type { Send } from '../src/testing/call.ts';
import type { Cluster } from '../src/testing/postgres.ts';
import type { ServerProcess } from '../src/testing/server-process.ts';
import { onCluster } from './clusters.ts';
import { createCrowd, reportAccounts } from './crowd.ts';
import { startMailServer } from './mail-server.ts';
import { untilAllSent } from './mails.ts';
import type { Random } from './random.ts';
import type { KillRow } from './row.ts';
import { fromAnywhere, openStation } from './station.ts';
import { sumUp } from './sum-up.ts';

const usualKills = 50;
/** Databases side by side. */
const workers = 2;
const people = 24;
const machines = ['a', 'b'];
/** In how many rounds the database is killed, too. */
const withDatabase = 0.6;

/** Kills one or both of two servers on one database, and often the database, while users file applications. */
async function worker(cluster: Cluster, databaseUrl: string, random: Random, times: number) {
  const mailServer = await startMailServer('takes');
  const station = await openStation({
    databaseUrl,
    clients: people,
    environment: { SMTP_URL: mailServer.url, ...fromAnywhere },
  });
  const running = new Map<string, ServerProcess>();
  const nowhere: Send = () => Promise.reject(new Error('No server is there.'));
  const anyServer = () => (running.size > 0 ? random.one([...running.values()]).send : nowhere);
  const crowd = createCrowd(station, { server: anyServer, random: random.part() });
  const { audit, counts, accounts, defects } = crowd;
  const done = { kills: 0, databaseKills: 0, ended: 0 };

  async function start(machine: string) {
    const server = await station.start({ machine });
    running.set(machine, server);
    // A server that was not killed must not end.
    server.ended.then(() => {
      if (running.get(machine) === server) done.ended++;
    });
  }

  async function kill(machine: string) {
    const server = running.get(machine);
    running.delete(machine);
    await server?.end('SIGKILL');
    done.kills++;
  }

  async function round() {
    const ending = new AbortController();
    const working = crowd.work(ending.signal);
    await wait(200 + random.below(800));
    const killed = random.chance(0.3) ? machines : [random.one(machines)];
    const isDatabaseKilled = random.chance(withDatabase);
    const deaths = killed.map(kill);
    if (isDatabaseKilled) {
      done.databaseKills++;
      deaths.push(cluster.halt('immediate'));
    }
    await Promise.all(deaths);
    await wait(random.below(300));
    if (isDatabaseKilled) await cluster.resume();
    // A server that was not killed reconnects to the database.
    await wait(random.below(300));
    ending.abort();
    await Promise.all(killed.map(start));
    await working;
    await station.look(audit);
    await crowd.settle();
  }

  await Promise.all(machines.map(start));
  while (done.kills < times) await round();
  await station.look(audit);
  const unsent = await untilAllSent(station);
  const survivors = [...running.values()];
  running.clear();
  await Promise.all(survivors.map((server) => server.end('SIGTERM')));
  const events = await station.look(({ store }) => store.db.selectFrom('outbox').select('id').execute());
  const taken = [...mailServer.taken.values()];
  await mailServer.close();
  await station.close();
  const copies = taken.reduce((sum, times) => sum + times - 1, 0);
  return {
    ...done,
    counts,
    accounts,
    defects,
    copies,
    mails: events.length,
    lost: unsent + events.length - taken.length,
    incidents: station.incidents,
  };
}

/** `kill -9` of one or both servers on one PostgreSQL, which is killed as well in most of the rounds. */
export const killPostgres: KillRow = {
  title: 'kill -9 on PostgreSQL, two servers',
  async run(random, kills = usualKills) {
    const each = Array.from({ length: workers }, (_, index) =>
      onCluster(async (cluster, newDatabase) =>
        worker(cluster, await newDatabase(`lane_${index}`), random.part(), kills / workers),
      ),
    );
    const ended = await Promise.all(each);
    const total = sumUp(ended);
    return {
      figures: [
        total.least('kills of a server', kills, (worker) => worker.kills),
        total.least('of the database', kills / 5, (worker) => worker.databaseKills),
        total.most('servers that ended without being killed', 0, (worker) => worker.ended),
        ...total.writes('repeated'),
        ...reportAccounts(
          ended.map(({ accounts }) => accounts),
          // A part of many kills is too short for each of them.
          kills < usualKills ? 0 : 2,
          total.failed,
        ),
        total.mails((worker) => worker.mails),
        total.most('of them lost', 0, (worker) => worker.lost),
        // A server may be killed between the mail server's response and its commit: one duplicate mail per kill.
        total.most(
          'of them sent again under the same Message-ID',
          total.sum((worker) => worker.kills),
          (worker) => worker.copies,
        ),
      ],
      failed: total.failed,
      counts: {
        kills: total.sum((worker) => worker.kills),
        'kills of the database': total.sum((worker) => worker.databaseKills),
        ...total.counts(),
        'writes about accounts': total.sum((worker) => worker.accounts.answered),
        mails: total.sum((worker) => worker.mails),
        'mails lost': total.sum((worker) => worker.lost),
        'mails sent again under the same Message-ID': total.sum((worker) => worker.copies),
      },
    };
  },
};
