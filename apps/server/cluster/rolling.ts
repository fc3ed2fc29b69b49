import { setTimeout as wait } from 'node:timers/promises';
import { linesOf } from '../faults/audit.ts';
import { atLeast, bar } from '../faults/row.ts';
import { count, type Finding } from '../src/testing/finding.ts';
import type { Office } from './office.ts';
import type { Visit } from './visits.ts';

/** When a call failed, who failed it, and what the server's log says about it. */
function tell({ path, sent, answered, failure = '' }: Visit, { events, refusals }: Office): string {
  const last = events.findLast(({ at }) => at < sent);
  const after = last ? `${seconds(sent - last.at)} after ${last.what}` : 'before the first restart';
  const id = /^call (\S+)/.exec(failure)?.[1];
  const lines = id ? refusals.filter((line) => line.includes(`"${id}"`)) : [];
  return [`${path}, ${after}, for ${seconds(answered - sent)}: ${failure}`, ...lines].join('\n      ');
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

/** Restarts one server after the other under load, as often as given: no call may fail. */
export async function rolling(office: Office, rounds: number): Promise<Finding> {
  const { crowd, visits, machines, station } = office;
  visits.take();
  const ending = new AbortController();
  const working = crowd.work(ending.signal);
  let restarts = 0;
  for (let round = 0; round < rounds; round++) {
    for (const machine of machines) {
      await wait(1_000);
      await office.restart(machine);
      restarts++;
    }
  }
  ending.abort();
  await working;
  await crowd.settle();
  await station.look(crowd.audit);
  const calls = visits.take();
  const bad = calls.filter(({ status }) => status === 0 || status >= 500);
  const { counts, accounts, defects } = crowd;
  const failed = [...linesOf(defects), ...counts.wrong, ...accounts.wrong, ...station.incidents];
  failed.push(...bad.map((visit) => tell(visit, office)));
  return {
    figures: [
      atLeast('restarts of a server', restarts, rounds * machines.length, failed),
      count('calls', calls.length),
      bar('of them failed', bad.length, 0, failed),
      bar('lost, half or doubled', linesOf(defects).length, 0, failed),
      bar('servers that ended', office.ended.length, 0, failed),
    ],
    failed,
  };
}
