import { postgresBinaries, startPostgres } from '../../apps/server/src/testing/postgres.ts';
import { type ApiServers, startApiServers } from './api-servers.ts';
import type { Figure } from './figure.ts';

/** A database engine. */
export type EngineName = 'sqlite' | 'postgres';

type Measure = (servers: ApiServers, engine: EngineName) => Promise<Figure[]>;

async function on(engine: EngineName, databaseUrl: string | undefined, measure: Measure): Promise<Figure[]> {
  const servers = await startApiServers(databaseUrl);
  try {
    return await measure(servers, engine);
  } finally {
    await servers.stop();
  }
}

/** On the empty database of `BENCH_DATABASE_URL`, or on a private server if its programs are installed. */
async function onPostgres(measure: Measure): Promise<Figure[]> {
  const given = process.env.BENCH_DATABASE_URL || undefined;
  const binaries = given ? undefined : postgresBinaries();
  if (!given && !binaries) return [];
  const cluster = binaries ? await startPostgres(binaries) : undefined;
  try {
    const figures = await on('postgres', given ?? cluster?.url('postgres'), measure);
    return figures.map(({ what, ...rest }) => ({ what: `PostgreSQL: ${what}`, ...rest }));
  } finally {
    await cluster?.stop();
  }
}

/** Measures on SQLite, then on PostgreSQL if available. */
export const onEngines = async (measure: Measure): Promise<Figure[]> => [
  ...(await on('sqlite', undefined, measure)),
  ...(await onPostgres(measure)),
];
