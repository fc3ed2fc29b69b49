import type { ApiServers } from './api-servers.ts';
import { callsOf, longList, type PreparedCall } from './mixed-calls.ts';
import { mixedLoad, send, type Timed } from './mixed-load.ts';
import { percentile } from './statistics.ts';
import { printTable } from './table.ts';

const seconds = 4;

/** The median and the 99th percentile of each round, in milliseconds, and how many requests were refused (503). */
export interface Rounds {
  p50: number[];
  p99: number[];
  refused: number;
}

const times = (timed: Timed[]) => timed.map(({ milliseconds }) => milliseconds);

function printCalls(title: string, timed: Timed[]): void {
  const kinds = [...Map.groupBy(timed, ({ what }) => what)];
  const figures = kinds.map(([what, each]) => ({
    what,
    figure: `${percentile(times(each), 50).toFixed(1)} / ${percentile(times(each), 99).toFixed(0)} ms`,
  }));
  printTable(`Each call ${title}: half / 99 of 100 within`, figures);
}

/** Rounds of a load, after one that warms the server up. */
async function measureRounds(title: string, rounds: number, load: () => Promise<Timed[]>): Promise<Rounds> {
  await load();
  const all: Timed[][] = [];
  for (let round = 0; round < rounds; round += 1) all.push(await load());
  printCalls(title, all.flat());
  return {
    p50: all.map((timed) => percentile(times(timed), 50)),
    p99: all.map((timed) => percentile(times(timed), 99)),
    refused: all.flat().filter(({ refused }) => refused).length,
  };
}

const originOf = ({ fullPort }: ApiServers) => `http://127.0.0.1:${fullPort}`;

/** The users' calls one after the other, alternating between users. */
const inTurns = (calls: PreparedCall[][]) => (index: number) => {
  const own = calls[index % calls.length] ?? [];
  const call = own[Math.floor(index / calls.length) % own.length];
  if (!call) throw new Error('Nobody does anything.');
  return call;
};

/** All users' calls, 200 per second, and once per second a long list. */
export async function mixedRounds(servers: ApiServers, engine: string, rounds: number): Promise<Rounds> {
  const perSecond = 200;
  const { people, large } = servers;
  const origin = originOf(servers);
  const next = inTurns(
    (await Promise.all(people.map((person) => callsOf(origin, person)))).map(({ everyday }) => everyday),
  );
  const long = large && longList(origin, large);
  const load = () =>
    mixedLoad((index) => (long && index % perSecond === 0 ? long : next(index)), perSecond, seconds);
  return measureRounds(`under the mixed load on ${engine}`, rounds, load);
}

/** The latency of readers, 100 calls per second, while all users upload the largest permitted file. */
export async function besideUploads(servers: ApiServers, engine: string, rounds: number): Promise<Rounds> {
  const perSecond = 100;
  const origin = originOf(servers);
  const calls = await Promise.all(servers.people.map((person) => callsOf(origin, person)));
  const next = inTurns(calls.map(({ reading }) => reading));
  const load = async () => {
    const ending = new AbortController();
    const uploads = calls.map(async ({ upload }) => {
      while (!ending.signal.aborted) await send(upload, performance.now());
    });
    const timed = await mixedLoad(next, perSecond, seconds);
    ending.abort();
    await Promise.all(uploads);
    return timed;
  };
  return measureRounds(`beside 20 uploads on ${engine}`, rounds, load);
}
