import { startServerProcess } from '../../apps/server/src/testing/server-process.ts';
import { type Part, percentile, type Row, type Sample } from '../lib/part.ts';
import { callsOf, type Try } from '../scale/calls.ts';
import { type EngineName, fewRows, type KeptStore, manyRows, openKept } from '../scale/kept-store.ts';
import { backUpOnce, waitsBesideHousekeeping } from '../scale/upkeep.ts';

/** Calls of a kind on one store: 201 in all, after a few that warm both servers up. */
const rounds = 3;
const tries = 67;
const warming = 3;

/** A kind of call: what a user does, and what a miss means. */
type Kind = Pick<Row, 'what'> & Partial<Row> & { readonly isLong?: boolean };

/** So many times fewer calls are made of a kind that takes long. */
const fewer = 4;

const slower = 'one of a hundred waits longer than in a small store';
const ofLargest = 'the largest company waits longer than others, the more it has filed';

/** The kinds of calls, each by its key in `callsOf`, in the order in which they are made. */
const kinds: Readonly<Record<string, Kind>> = {
  signIn: { what: 'Signs in' },
  list: { what: 'Opens the list of applications' },
  search: { what: 'Searches it' },
  ftz: { what: 'Opens the list of the free-trade zone' },
  browse: { what: 'Opens the list of sent applications' },
  detail: { what: 'Opens an application' },
  documents: { what: 'Its documents' },
  notes: { what: 'Its notes' },
  licence: { what: 'Checks a licence by its code' },
  records: { what: 'Opens the list of PPFTZ records' },
  recordings: { what: 'The list of those being recorded' },
  record: { what: 'Opens a PPFTZ record' },
  reports: { what: 'Opens the list of reports' },
  reportsSorted: { what: 'Sorts it, by each column' },
  reportsSearched: { what: 'Searches it' },
  letters: { what: 'Opens the list of release letters' },
  lettersSorted: { what: 'Sorts it, by each column' },
  manifests: { what: 'Opens the list of manifests' },
  lookUp: { what: 'Looks up a transit request' },
  fileTransit: { what: 'Files a transit request' },
  save: { what: 'Saves a new application' },
  attach: { what: 'Replaces a file of it' },
  send: { what: 'Sends it' },
  approve: { what: 'Officer: approves it' },
  officerList: { what: 'Officer: lists applications that wait' },
  officerShow: { what: 'Officer: shows one by its number' },
  officerRecords: { what: 'Officer: lists PPFTZ records that wait' },
  officerManifests: { what: 'Officer: lists manifests that wait' },
  officerTransit: { what: 'Officer: lists transit requests not seen' },
  officerTransitShow: { what: 'Officer: shows one by its code' },
  officerAccounts: { what: 'Officer: lists accounts' },
  largeList: { what: 'Largest company: opens its list of 5,000', miss: ofLargest, isLong: true },
  largeSearch: {
    what: 'Largest company: searches all that it has filed',
    miss: 'a search reads the index entries of all applications of the company, here ten times as many; others wait meanwhile on SQLite',
    isLong: true,
  },
  largeLastPage: { what: 'Largest company: last page of its reports', miss: ofLargest },
};

/** One store with a running server on it. */
async function opened(kept: KeptStore) {
  const deps = await kept.open();
  const log = (line: string) => void (line.includes('"level":"error"') && console.error(line));
  const server = await startServerProcess(kept.environment, { log });
  const calls = await callsOf({ url: `http://127.0.0.1:${server.port}`, deps, counts: kept.counts });
  return {
    calls,
    async close() {
      await deps.store.close();
      await server.end('SIGTERM');
    },
  };
}

/** Milliseconds until a server on a store prints its address. */
async function startOnce({ environment }: KeptStore): Promise<number> {
  const begin = performance.now();
  const server = await startServerProcess(environment);
  const took = performance.now() - begin;
  await server.end('SIGTERM');
  return took;
}

/** The times within which 99 of 100 calls on the small and on the large store are answered, in one round: in turns, call by call. */
async function late(few: Try, many: Try, round: number, { isLong }: Kind) {
  const times = { few: [] as number[], many: [] as number[] };
  const all = isLong ? Math.ceil(tries / fewer) : tries;
  const count = round === 0 ? warming : all;
  for (let turn = round * tries; turn < round * tries + count; turn += 1) {
    times.few.push(await few(turn));
    times.many.push(await many(turn));
  }
  return { few: percentile(times.few, 99), many: percentile(times.many, 99) };
}

async function measureCalls(few: KeptStore, many: KeptStore): Promise<Record<string, Sample>> {
  const [small, large] = [await opened(few), await opened(many)];
  const samples = Object.fromEntries(
    Object.keys(kinds).map((key) => [key, { ours: [] as number[], lean: [] as number[] }]),
  );
  for (let round = 0; round <= rounds; round += 1)
    for (const [key, kind] of Object.entries(kinds)) {
      const [few, many] = [small.calls[key], large.calls[key]];
      const sample = samples[key];
      if (!few || !many || !sample) throw new Error(`There is no call ${key}.`);
      const times = await late(few, many, round, kind);
      if (round === 0) continue;
      sample.lean.push(times.few);
      sample.ours.push(times.many);
      console.log(`  ${round} ${key}: ${times.few.toFixed(1)} ms, ${times.many.toFixed(1)} ms`);
    }
  await small.close();
  await large.close();
  return samples;
}

async function measureUpkeep(few: KeptStore, many: KeptStore): Promise<Record<string, Sample>> {
  const start = { ours: [] as number[], lean: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    start.lean.push(await startOnce(few));
    start.ours.push(await startOnce(many));
  }
  const deps = await many.open();
  const waits = await waitsBesideHousekeeping(deps);
  const backup = await backUpOnce(many, deps);
  await deps.store.close();
  return {
    start,
    housekeeping: { ours: [percentile(waits, 99)] },
    longest: { ours: [Math.max(...waits)] },
    backup: { ours: [backup] },
  };
}

const upkeep: Readonly<Record<string, Row>> = {
  start: {
    what: 'Operator: starts a server',
    bar: '≤ 1.50 of the small store',
    miss: 'whoever operates it waits after each restart',
  },
  housekeeping: {
    what: 'Writes while housekeeping deletes 60,000 rows: 99 of 100 wait',
    bar: '≤ 50 ms',
    miss: 'what is saved in these seconds takes noticeably longer',
  },
  longest: {
    what: 'The longest of these waits',
    bar: '≤ 50 ms',
    miss: 'one call in these seconds takes noticeably longer',
  },
  backup: {
    what: 'Operator: backs up',
    bar: '≤ 600 s',
    miss: 'a backup each night needs a longer night; calls go on meanwhile',
  },
};

const written = (count: number) => count.toLocaleString('en');

const partOf = (engine: EngineName, name: string): Part => ({
  title: `${written(manyRows)} applications beside ${written(fewRows)} on ${name}: 99 of 100 calls`,
  rows: {
    ...Object.fromEntries(
      Object.entries(kinds).map(([key, { what, miss = slower }]) => [
        key,
        { what, bar: '≤ 1.50 of the small store', miss },
      ]),
    ),
    ...upkeep,
  },
  async run() {
    const kept = await openKept(engine);
    if (!kept) {
      console.log(`${name} is not installed.`);
      return {};
    }
    try {
      const [few, many] = [await kept.store(fewRows), await kept.store(manyRows)];
      return { ...(await measureCalls(few, many)), ...(await measureUpkeep(few, many)) };
    } finally {
      await kept.close();
    }
  },
});

export const scaleOnSqlite = partOf('sqlite', 'SQLite');
export const scaleOnPostgres = partOf('postgres', 'PostgreSQL');
