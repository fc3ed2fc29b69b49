import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Store } from '../src/core/db/store.ts';
import { call } from '../src/testing/call.ts';
import { count } from '../src/testing/finding.ts';
import type { ServerProcess } from '../src/testing/server-process.ts';
import { linesOf } from './audit.ts';
import { onCluster } from './clusters.ts';
import { createCrowd, reportAccounts } from './crowd.ts';
import { atLeast, bar, type Row } from './row.ts';
import { fromAnywhere, openStation } from './station.ts';

const people = 24;
const terminations = 100;
const restarts = 5;
const naps = 2;
/** Longer than PostgreSQL's limit for idle transactions. */
const nap = 11_500;
/** The limit for a server to respond again after its database, in milliseconds. */
const soon = 5_000;

/** Measures how long it takes until a server responds again. */
async function untilHealthy({ send }: ServerProcess): Promise<number> {
  const begin = performance.now();
  for (;;) {
    const outcome = await call(send, 'health', {}).catch(() => undefined);
    const took = performance.now() - begin;
    if (outcome?.status === 200 || took > 10 * soon) return took;
    await wait(20);
  }
}

/** Ends the connections of all servers, and returns how many there were. */
const terminateAll = async ({ db }: Store) =>
  (
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(db)
  ).rows.length;

const idleInTransaction = async ({ db }: Store) =>
  (
    await sql`select 1 from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`.execute(db)
  ).rows.length;

/** Connections to PostgreSQL that end while they are used: one by one, because a transaction idled, with the server. */
export const drops: Row = {
  title: 'dropped database connections',
  run: (random) =>
    onCluster(async (cluster, newDatabase) => {
      const databaseUrl = await newDatabase('drops');
      const station = await openStation({ databaseUrl, clients: people, environment: fromAnywhere });
      const server = await station.start();
      let hasEnded = false;
      server.ended.then(() => {
        hasEnded = true;
      });
      const crowd = createCrowd(station, { server: () => server.send, random: random.part(), mostKb: 300 });
      const { counts, accounts, defects } = crowd;
      const ending = new AbortController();
      const working = crowd.work(ending.signal);
      let dropped = 0;
      let idled = 0;
      let slowest = 0;
      const recover = async () => {
        slowest = Math.max(slowest, await untilHealthy(server));
      };

      for (let done = 0; done < terminations; done++) {
        await wait(20 + random.below(100));
        dropped += await station.look(({ store }) => terminateAll(store));
      }
      await recover();
      for (let done = 0; done < naps; done++) {
        await wait(500);
        // Suspending the server in the middle of transactions makes them idle.
        process.kill(server.pid, 'SIGSTOP');
        await wait(200);
        idled += await station.look(({ store }) => idleInTransaction(store));
        await wait(nap);
        process.kill(server.pid, 'SIGCONT');
        await recover();
      }
      for (let done = 0; done < restarts; done++) {
        await wait(300 + random.below(500));
        await cluster.halt('fast');
        await wait(random.below(1_000));
        await cluster.resume();
        await recover();
      }

      ending.abort();
      await working;
      await crowd.settle();
      await station.look(crowd.audit);
      const survived = !hasEnded;
      await server.end('SIGTERM');
      await station.close();
      const failed = [...linesOf(defects), ...counts.wrong, ...station.incidents];
      const { statuses } = counts;
      return {
        figures: [
          atLeast('connections ended one by one', dropped, terminations, failed),
          atLeast('because a transaction idled', idled, 1, failed),
          atLeast('restarts of the database', restarts, restarts, failed),
          bar('servers that ended', survived ? 0 : 1, 0, failed),
          count('writes answered with success', counts.answered),
          ...reportAccounts([accounts], 0, failed),
          atLeast('told to try again (503, Retry-After)', statuses.get(503) ?? 0, 1, failed),
          // A connection whose request waited while the server was suspended may count as idle for too long.
          bar('calls without an answer', statuses.get(0) ?? 0, people * naps, failed),
          bar('other answers', counts.wrong.length, 0, failed),
          bar('lost, half or doubled', linesOf(defects).length, 0, failed),
          bar('ms at most until it answers again', slowest, soon, failed),
        ],
        failed,
      };
    }),
};
