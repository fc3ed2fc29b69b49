import { setTimeout as wait } from 'node:timers/promises';
import { createCrowd, reportAccounts } from './crowd.ts';
import { checkMailFiles, untilAllSent } from './mails.ts';
import type { Random } from './random.ts';
import type { KillRow } from './row.ts';
import { fromAnywhere, openStation } from './station.ts';
import { sumUp } from './sum-up.ts';

const usualKills = 200;
/** Parallel stores: a starting server keeps one processor busy for about a second. */
const workers = 2;
const people = 24;
/** How many of the kills hit a server that is still starting. */
const early = 0.15;

/** Kills one server again and again, each time with the data that it left. */
async function worker(random: Random, times: number) {
  const station = await openStation({ clients: people, environment: fromAnywhere });
  let send = (await startOnce()).send;
  const crowd = createCrowd(station, { server: () => send, random: random.part() });
  const { audit, counts, accounts, defects } = crowd;
  const done = { kills: 0, starting: 0 };

  /** The first start fills the empty store; it is killed with the others. */
  async function startOnce() {
    const server = await station.start();
    await server.end('SIGKILL');
    return server;
  }

  async function killWhileStarting() {
    const signal = AbortSignal.timeout(50 + random.below(900));
    await station.start({ signal }).then(
      (server) => server.ended,
      () => undefined,
    );
    done.starting++;
  }

  async function killAtWork() {
    const server = await station.start();
    send = server.send;
    await station.look(audit);
    await crowd.settle();
    const ending = new AbortController();
    const working = crowd.work(ending.signal);
    await wait(100 + random.below(800));
    await server.end('SIGKILL');
    ending.abort();
    await working;
  }

  while (done.kills < times) {
    await (random.chance(early) ? killWhileStarting() : killAtWork());
    done.kills++;
  }
  const server = await station.start();
  send = server.send;
  await station.look(audit);
  await crowd.settle();
  await station.look(audit);
  const unsent = await untilAllSent(station);
  await server.end('SIGTERM');
  const { mails, wrong } = await checkMailFiles(station);
  await station.close();
  return { ...done, counts, accounts, defects, mails, unsent, wrong, incidents: station.incidents };
}

/** `kill -9` on the embedded store: while writes and uploads run, and while a server starts. */
export const killSqlite: KillRow = {
  title: 'kill -9 on SQLite',
  async run(random, kills = usualKills) {
    const each = Array.from({ length: workers }, () => worker(random.part(), kills / workers));
    const ended = await Promise.all(each);
    const total = sumUp(ended, ({ wrong }) => wrong);
    return {
      figures: [
        total.least('kills', kills, (worker) => worker.kills),
        `${total.sum((worker) => worker.starting)} of them while starting`,
        ...total.writes('repeated after a restart'),
        ...reportAccounts(
          ended.map(({ accounts }) => accounts),
          // A part of many kills is too short for each of them.
          kills < usualKills ? 0 : 5,
          total.failed,
        ),
        total.mails((worker) => worker.mails),
        total.most('of them lost or damaged', 0, (worker) => worker.unsent + worker.wrong.length),
      ],
      failed: total.failed,
      counts: {
        kills: total.sum((worker) => worker.kills),
        'of them while starting': total.sum((worker) => worker.starting),
        ...total.counts(),
        'writes about accounts': total.sum((worker) => worker.accounts.answered),
        mails: total.sum((worker) => worker.mails),
        'mails lost or damaged': total.sum((worker) => worker.unsent + worker.wrong.length),
      },
    };
  },
};
