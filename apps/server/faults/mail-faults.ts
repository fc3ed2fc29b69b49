import { setTimeout as wait } from 'node:timers/promises';
import { count, type Finding } from '../src/testing/finding.ts';
import type { ServerProcess } from '../src/testing/server-process.ts';
import { createAudit, linesOf, noDefects } from './audit.ts';
import { createFiler, newCounts } from './filer.ts';
import { type MailMood, startMailServer } from './mail-server.ts';
import { untilNoneWaits } from './mails.ts';
import type { Random } from './random.ts';
import { atLeast, bar, type Row } from './row.ts';
import { openStation } from './station.ts';

const people = 10;
const second = 1_000;
const filing = 12 * second;
/** The limit for a shutdown: running calls, and five seconds for a mail. */
const mostEnding = 10 * second;
/** A refused mail is tried again after one minute, then after two. */
const recovery = 200 * second;

const moods: readonly Exclude<MailMood, 'takes'>[] = ['hangs', 'refuses', 'drops', 'forgets'];

async function endInOrder(server: ServerProcess) {
  const begin = performance.now();
  const code = await server.end('SIGTERM');
  return { took: performance.now() - begin, code };
}

/** Users file while the mail server misbehaves; the server is restarted; then the mail server recovers. */
async function withMood(mood: MailMood, random: Random) {
  const mailServer = await startMailServer(mood);
  const station = await openStation({ clients: people, environment: { SMTP_URL: mailServer.url } });
  const counts = newCounts();
  const defects = noDefects();
  let server = await station.start();
  const filers = station.clients.map((client) =>
    createFiler(client, { server: () => server.send, random: random.part(), counts, mostKb: 20 }),
  );
  const ending = new AbortController();
  const working = filers.map((filer) => filer.work(ending.signal));
  await wait(filing);
  ending.abort();
  await Promise.all(working);
  const isCalm = (counts.statuses.get(0) ?? 0) + (counts.statuses.get(503) ?? 0) === 0;
  const ended = await endInOrder(server);
  server = await station.start();
  await mailServer.become('takes');
  const { waiting, mails } = await station.look(async (opened) => {
    await createAudit(filers, defects)(opened);
    return {
      waiting: await untilNoneWaits(opened.store, recovery),
      mails: await opened.store.db.selectFrom('outbox').select(['id', 'attempts']).execute(),
    };
  });
  await server.end('SIGTERM');
  const taken = [...mailServer.taken.values()];
  await mailServer.close();
  await station.close();
  return {
    mood,
    counts,
    defects,
    isCalm,
    ended,
    waiting,
    mails: mails.length,
    again: mails.filter(({ attempts }) => attempts > 1).length,
    untaken: mails.length - taken.length,
    copies: taken.reduce((sum, times) => sum + times - 1, 0),
    incidents: station.incidents,
  };
}

/** A mail server that hangs, refuses, drops connections in the middle, or accepts a mail without a response. */
export const mailFaults: Row = {
  title: 'mail server that hangs, refuses, drops, forgets',
  async run(random): Promise<Finding> {
    const all = await Promise.all(moods.map((mood) => withMood(mood, random.part())));
    const sum = (of: (one: (typeof all)[number]) => number) => all.reduce((total, one) => total + of(one), 0);
    const failed = all.flatMap(({ mood, defects, counts, isCalm, ended, incidents }) => [
      ...[...linesOf(defects), ...counts.wrong, ...incidents].map((line) => `${mood}: ${line}`),
      ...(isCalm ? [] : [`${mood}: filing was interrupted`]),
      ...(ended.code === 0 ? [] : [`${mood}: the server ended with ${ended.code}`]),
    ]);
    const forgotten = all
      .filter(({ mood }) => mood === 'forgets')
      .reduce((total, { copies }) => total + copies, 0);
    return {
      figures: [
        count(
          'writes answered with success meanwhile',
          sum(({ counts }) => counts.answered),
        ),
        bar('without an answer or refused (503)', all.filter(({ isCalm }) => !isCalm).length, 0, failed),
        bar(
          'ms at most to end in order',
          Math.max(...all.map(({ ended }) => ended.took)),
          mostEnding,
          failed,
        ),
        atLeast(
          'mails',
          sum((one) => one.mails),
          20,
          failed,
        ),
        `${sum((one) => one.again)} of them tried again`,
        bar(
          'never sent',
          sum((one) => one.waiting + one.untaken),
          0,
          failed,
        ),
        bar('sent twice', sum((one) => one.copies) - forgotten, 0, failed),
        `${forgotten} sent again, under the same Message-ID, to the server that forgot to say it had taken them`,
      ],
      failed,
    };
  },
};
