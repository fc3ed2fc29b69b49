import { type Cluster, createDatabase, postgresBinaries, startPostgres } from '../src/testing/postgres.ts';

/** Runs `work` on a PostgreSQL of its own that keeps its data as an office's would. */
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
