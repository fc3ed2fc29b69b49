import type { TestProject } from 'vitest/node';
import { openStore } from '../core/db/open-store.ts';
import { createDatabase, postgresBinaries, startPostgres } from './postgres.ts';
import { preparedDatabase, prepareStore } from './prepare-store.ts';

/** One private PostgreSQL for the whole run; its databases are discarded, so it need not survive a power cut. */
export async function setup(project: TestProject) {
  const binaries = postgresBinaries();
  if (!binaries) {
    project.provide('postgresUrl', '');
    process.stderr.write(
      '\nPostgreSQL is not installed: everything about it is SKIPPED. On Debian: apt-get install postgresql\n\n',
    );
    return undefined;
  }
  const cluster = await startPostgres(binaries);
  const url = cluster.url('postgres');
  const store = openStore({ dataDir: '', databaseUrl: await createDatabase(url, preparedDatabase) });
  await prepareStore(store);
  await store.close();
  project.provide('postgresUrl', url);
  return () => cluster.stop();
}
