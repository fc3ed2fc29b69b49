import { type Cluster, createDatabase, postgresBinaries, startPostgres } from '../src/testing/postgres.ts';

/** Runs `work` on a new PostgreSQL that flushes its data like a production database. */
export async function onCluster<Result>(
  work: (cluster: Cluster, newDatabase: (name: string) => Promise<string>) => Promise<Result>,
): Promise<Result> {
  const binaries = postgresBinaries();
  if (!binaries) throw new Error('PostgreSQL is not installed. On Debian: apt-get install postgresql');
  const cluster = await startPostgres(binaries, { durable: true });
  try {
    return await work(cluster, (name) => createDatabase(cluster.url('postgres'), name));
  } finally {
    await cluster.stop();
  }
}
