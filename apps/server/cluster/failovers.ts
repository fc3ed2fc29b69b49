import { setTimeout as wait } from 'node:timers/promises';
import { linesOf } from '../faults/audit.ts';
import { reportAccounts } from '../faults/crowd.ts';
import { atLeast, bar } from '../faults/row.ts';
import { call } from '../src/testing/call.ts';
import { count, type Finding } from '../src/testing/finding.ts';
import type { Cluster } from './cluster.ts';
import type { Loss } from './machines.ts';
import type { Office } from './office.ts';

/** The most seconds from a kill to the first answered write. */
const longest: Readonly<Record<Loss, number>> = { process: 15, node: 35 };
const patience = 90_000;
/** Backends of a killed postmaster end by themselves within this time. */
const dying = 300;

interface Failover {
  readonly loss: Loss;
  readonly was: string;
  readonly is: string;
  readonly seconds: number;
  readonly reads: number;
  readonly refusedReads: number;
}

/** Reads a list that may be stale, again and again. */
async function readOn({ station, visits }: Office, until: AbortSignal) {
  const [client] = station.clients;
  const outcomes: number[] = [];
  const signal = () => AbortSignal.timeout(10_000);
  const send: typeof visits.send = (path, init) => visits.send(path, { ...init, signal: signal() });
  while (!until.aborted) {
    for (const read of [
      () => call(send, 'transitPortList', {}),
      () => call(send, 'unitList', {}, { token: client?.token }),
    ])
      outcomes.push((await read().catch(() => undefined))?.status ?? 0);
    await wait(50);
  }
  return outcomes;
}

/** Loses the primary under load, and measures until a write is answered. */
async function lose(cluster: Cluster, office: Office, loss: Loss, isSilent: boolean): Promise<Failover> {
  const { visits, crowd } = office;
  const primary = await cluster.whole();
  visits.take();
  const ending = new AbortController();
  const working = crowd.work(ending.signal);
  await wait(2_000);
  const begin = performance.now();
  if (isSilent) primary.freeze();
  else primary.kill(loss);
  const hasRead = new AbortController();
  const reading = readOn(office, hasRead.signal);
  let answered: number | undefined;
  while (answered === undefined && performance.now() - begin < patience) {
    await wait(50);
    answered = visits.firstWrite(begin + dying);
  }
  hasRead.abort();
  const reads = await reading;
  if (isSilent) primary.kill(loss);
  await wait(2_000);
  ending.abort();
  await working;
  if (loss === 'node') primary.start();
  const now = await cluster.whole();
  await crowd.settle();
  await office.station.look(crowd.audit);
  return {
    loss,
    was: primary.name,
    is: now.name,
    seconds: ((answered ?? Number.POSITIVE_INFINITY) - begin) / 1_000,
    reads: reads.length,
    refusedReads: reads.filter((status) => status !== 200).length,
  };
}

/** Kills the primary under load, as often as given. */
export async function failovers(
  cluster: Cluster,
  office: Office,
  times: Readonly<Record<Loss, number>>,
): Promise<Finding> {
  const done: Failover[] = [];
  for (const loss of ['process', 'node'] as const) {
    for (let number = 0; number < times[loss]; number++) {
      // Every second machine falls silent instead of closing its connections.
      const isSilent = loss === 'node' && number % 2 === 1;
      const row = await lose(cluster, office, loss, isSilent);
      done.push(row);
      const { was, is, seconds, reads, refusedReads } = row;
      console.log(
        `   ${loss}${isSilent ? ', silent' : ''}: ${was} → ${is}, ${seconds.toFixed(1)} s, ${reads} reads of lists meanwhile, ${refusedReads} refused`,
      );
    }
  }
  const { counts, accounts, defects } = office.crowd;
  const failed = [...linesOf(defects), ...counts.wrong, ...office.station.incidents];
  const slowest = (loss: Loss) =>
    Math.max(0, ...done.filter((row) => row.loss === loss).map(({ seconds }) => seconds));
  const sum = (of: (row: Failover) => number) => done.reduce((total, row) => total + of(row), 0);
  return {
    figures: [
      ...(['process', 'node'] as const).flatMap((loss) => [
        atLeast(
          `times the primary's ${loss} was lost`,
          done.filter((row) => row.loss === loss).length,
          times[loss],
          failed,
        ),
        bar(`s at most until a write was answered`, slowest(loss), longest[loss], failed),
      ]),
      count('writes answered with success', counts.answered),
      `${counts.repeated} of them repeated`,
      bar('lost', defects.lost.length, 0, failed),
      bar('half', defects.half.length, 0, failed),
      bar('doubled', defects.doubled.length, 0, failed),
      bar('wrong answers', counts.wrong.length, 0, failed),
      bar('servers that ended', office.ended.length, 0, failed),
      ...reportAccounts([accounts], 0, failed),
      atLeast(
        'lists read meanwhile',
        sum(({ reads }) => reads),
        Math.min(1, done.length),
        failed,
      ),
      bar(
        'of them refused',
        sum(({ refusedReads }) => refusedReads),
        0,
        failed,
      ),
    ],
    failed,
  };
}
