import type { ApiServers } from './api-servers.ts';
import { callsOf, longList } from './mixed-calls.ts';
import { mixedLoad, type Timed } from './mixed-load.ts';
import { percentile } from './statistics.ts';
import { printTable } from './table.ts';

const perSecond = 200;
const seconds = 4;

const times = (timed: Timed[]) => timed.map(({ milliseconds }) => milliseconds);

function printCalls(engine: string, timed: Timed[]): void {
  const kinds = [...Map.groupBy(timed, ({ what }) => what)];
  const figures = kinds.map(([what, each]) => ({
    what,
    figure: `${percentile(times(each), 50).toFixed(1)} / ${percentile(times(each), 99).toFixed(0)} ms`,
  }));
  printTable(`Each call under the mixed load on ${engine}: half / 99 of 100 within`, figures);
}

/** Rounds of a mixed load: what half, and what 99 of 100 requests stayed below, in milliseconds; how many were refused. */
export async function mixedRounds({ fullPort, people, large }: ApiServers, engine: string, rounds: number) {
  const origin = `http://127.0.0.1:${fullPort}`;
  const calls = await Promise.all(people.map((person) => callsOf(origin, person)));
  const long = large && longList(origin, large);
  const next = (index: number) => {
    if (long && index % perSecond === 0) return long;
    const own = calls[index % calls.length] ?? [];
    const call = own[Math.floor(index / calls.length) % own.length];
    if (!call) throw new Error('Nobody does anything.');
    return call;
  };
  await mixedLoad(next, perSecond, seconds);
  const all: Timed[][] = [];
  for (let round = 0; round < rounds; round += 1) all.push(await mixedLoad(next, perSecond, seconds));
  printCalls(engine, all.flat());
  return {
    p50: all.map((timed) => percentile(times(timed), 50)),
    p99: all.map((timed) => percentile(times(timed), 99)),
    refused: all.flat().filter(({ refused }) => refused).length,
  };
}
