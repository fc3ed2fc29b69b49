import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createRandom } from '../faults/random.ts';
import { openStore } from '../src/core/db/open-store.ts';
import { count, type Finding } from '../src/testing/finding.ts';
import { startServerProcess } from '../src/testing/server-process.ts';
import { countingAsk, type Tally, takeTurn } from './mix.ts';
import { addPeople, findDemoRecords } from './people.ts';
import { compareQuarters } from './verdict.ts';
import { createSampler, inspectHeap } from './watch.ts';

const people = 400;
const second = 1_000;
const everySample = 5 * second;
/** One sample in so many collects garbage. */
const collecting = 12;
/** How many turns may be unanswered; more mean that the server does not keep up. */
const mostOpen = 500;

/** Options of a soak. */
export interface SoakOptions {
  /** An empty PostgreSQL database; without it SQLite. */
  readonly databaseUrl?: string | undefined;
  readonly minutes: number;
  /** Calls a second. */
  readonly rate: number;
  readonly seed: number;
}

/** Starts a server that a debugger and the metrics' reader can look into. */
async function startWatched(dataDir: string, databaseUrl: string | undefined) {
  const inspector = Promise.withResolvers<string>();
  const metrics = Promise.withResolvers<string>();
  const incidents: string[] = [];
  const server = await startServerProcess(
    {
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      SECRET: 's'.repeat(32),
      TRUST_PROXY: '1',
      METRICS_PORT: '0',
      NODE_OPTIONS: '--inspect=127.0.0.1:0',
    },
    {
      log(line) {
        const [found] = /ws:\S+|http:\S+\/metrics/.exec(line) ?? [];
        if (found) (found.startsWith('ws') ? inspector : metrics).resolve(found);
        if (/"event":"(?:incident|crash)"/.test(line)) incidents.push(line);
      },
    },
  );
  const heap = await inspectHeap(await inspector.promise);
  const sampler = createSampler(await metrics.promise, heap);
  async function end() {
    // A process does not end before its debugger has left.
    heap.close();
    await server.end('SIGTERM');
  }
  return { send: server.send, end, sampler, incidents };
}

/** Has many people work at a constant rate, and looks whether memory, handles and delays stay as they are. */
export async function soak({ databaseUrl, minutes, rate, seed }: SoakOptions): Promise<Finding> {
  const folder = await mkdtemp(join(tmpdir(), 'pabean-soak-'));
  const dataDir = join(folder, 'data');
  const { send, end, sampler, incidents } = await startWatched(dataDir, databaseUrl);
  const store = openStore({ dataDir, databaseUrl });
  const everybody = await addPeople(store, people);
  const records = await findDemoRecords(send);
  const tally: Tally = { answered: new Map(), failed: new Map(), failures: 0, postponed: 0 };
  const ask = countingAsk(send, tally);
  const random = createRandom(seed);
  const codes: string[] = [];
  const busy = new Set<string>();
  const seconds = minutes * 60;
  const begin = performance.now();
  const since = () => (performance.now() - begin) / second;
  let late = 0;

  async function sampleAll() {
    for (let number = 1; since() < seconds; number++) {
      await wait(Math.max(0, begin + number * everySample - performance.now()));
      const values = await sampler.take(number % collecting === 0);
      if (number % collecting > 0) continue;
      const texts = Object.entries(values).map(([name, value]) => `${name} ${value.toFixed(1)}`);
      console.log(`${Math.round(since() / 60)} min: ${texts.join(', ')}, ${tally.failures} failed`);
    }
  }

  async function workAll() {
    const turns = new Set<Promise<void>>();
    for (let number = 0; since() < seconds; number++) {
      const early = begin + (number * second) / rate - performance.now();
      if (early > 1) await wait(early);
      const person = everybody[number % everybody.length];
      if (!person || busy.has(person.username) || turns.size >= mostOpen) {
        late++;
        continue;
      }
      busy.add(person.username);
      const turn = takeTurn({ person, records, codes, random, ask }).finally(() => {
        busy.delete(person.username);
        turns.delete(turn);
      });
      turns.add(turn);
    }
    await Promise.all(turns);
  }

  await Promise.all([sampleAll(), workAll()]);
  const { figures, failed } = compareQuarters(sampler.samples, seconds);
  const applications = await store.db
    .selectFrom('application')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  await store.close();
  await end();
  await rm(folder, { recursive: true, force: true });
  const calls = [...tally.answered.values()].reduce((sum, each) => sum + each, 0);
  return {
    figures: [
      `${count('calls', calls)}, ${(calls / seconds).toFixed(1)} a second`,
      `${tally.failures} answered otherwise than expected`,
      `${tally.postponed} asked to come again`,
      `${late} turns left out`,
      count('applications at the end', Number(applications.count)),
      ...figures,
    ].map((line) => `\n   ${line}`),
    failed: [
      ...failed,
      ...[...tally.failed].map(([what, why]) => `${what}, ${tally.answered.get(what)} times: ${why}`),
      ...incidents,
    ],
  };
}
