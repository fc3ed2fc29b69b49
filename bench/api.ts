import { postgresBinaries, startPostgres } from '../apps/server/src/testing/postgres.ts';
import { type ApiServers, startApiServers } from './lib/api-servers.ts';
import type { Figure, Part } from './lib/figure.ts';
import { listRates, type Rates } from './lib/list-rates.ts';
import { mixedRounds } from './lib/mixed-rounds.ts';
import { median, spread } from './lib/statistics.ts';

const rounds = 7;
const bars = { share: { sqlite: 0.6, postgres: 0.6 }, growth: 1.2, p99: 150 };
const long = 5000;
const others = { few: 1000, mixed: 100_000 - long, many: 1_000_000 };

const thousands = (count: number) => count.toLocaleString('en');

/** The list of 20 applications: its share of the bare route's rate, and what others' applications cost it. */
function rates(engine: 'sqlite' | 'postgres', few: Rates, many: Rates): Figure[] {
  const share = median(many.full) / median(many.bare);
  // The bare route grows by almost nothing; dividing by it takes the machine's moods out.
  const growth = median(few.full) / median(few.bare) / share;
  return [
    {
      what: 'List of 20 by index, 32 connections, requests a second (lean: the same SQL behind a bare route)',
      figure: spread(many.full, 0),
      lean: spread(many.bare, 0),
      ratio: share,
      bar: `≥ ${bars.share[engine].toFixed(2)} of bare`,
      good: share >= bars.share[engine],
    },
    {
      what: `The same, slower when others grow from ${thousands(others.few)} to ${thousands(others.many)} applications`,
      figure: `${growth.toFixed(2)} times`,
      bar: `≤ ${bars.growth.toFixed(2)} times`,
      good: growth <= bars.growth,
    },
  ];
}

/** 200 requests a second of every kind. */
function mixed({ p50, p99, refused }: Awaited<ReturnType<typeof mixedRounds>>): Figure[] {
  const what = `200 mixed requests a second, ${thousands(100_000)} applications, one list of ${thousands(long)} each second`;
  return [
    { what: `${what}: half within`, figure: spread(p50, 1, ' ms') },
    {
      what: '99 of 100 within',
      figure: `${spread(p99, 0, ' ms')}${refused > 0 ? `, ${refused} refused (503)` : ''}`,
      bar: `≤ ${bars.p99} ms`,
      good: median(p99) <= bars.p99 && refused === 0,
    },
  ];
}

async function measure(servers: ApiServers, engine: 'sqlite' | 'postgres'): Promise<Figure[]> {
  await servers.add('others', others.few);
  const few = await listRates(servers, rounds);
  await servers.add('large', long);
  await servers.add('others', others.mixed - others.few);
  const load = await mixedRounds(servers, engine, rounds);
  await servers.add('others', others.many - others.mixed);
  const many = await listRates(servers, rounds);
  return [...rates(engine, few, many), ...mixed(load)];
}

async function onSqlite(): Promise<Figure[]> {
  const servers = await startApiServers(undefined);
  try {
    return await measure(servers, 'sqlite');
  } finally {
    await servers.stop();
  }
}

/** On the empty database that `BENCH_DATABASE_URL` names, or on a private server where its programs are installed. */
async function onPostgres(): Promise<Figure[]> {
  const given = process.env.BENCH_DATABASE_URL || undefined;
  const binaries = given ? undefined : postgresBinaries();
  if (!given && !binaries) return [];
  const cluster = binaries ? await startPostgres(binaries) : undefined;
  const servers = await startApiServers(given ?? cluster?.url('postgres'));
  try {
    const figures = await measure(servers, 'postgres');
    return figures.map(({ what, ...rest }) => ({ what: `PostgreSQL: ${what}`, ...rest }));
  } finally {
    await servers.stop();
    await cluster?.stop();
  }
}

export const apiPart: Part = {
  title: `API, SQLite unless it says otherwise, ${rounds} rounds`,
  run: async () => [...(await onSqlite()), ...(await onPostgres())],
};
