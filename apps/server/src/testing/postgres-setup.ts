import type { TestProject } from 'vitest/node';
import { postgresBinaries, startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the run's PostgreSQL for making databases; empty where its server programs are missing. */
    postgresUrl: string;
  }
}

/** One private PostgreSQL for the whole run; its databases are thrown away, so it need not survive a power cut. */
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
  project.provide('postgresUrl', cluster.url('postgres'));
  return () => cluster.stop();
}
