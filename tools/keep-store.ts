import { migrations } from '../apps/server/src/core/db/migrations/index.ts';
import { openStore } from '../apps/server/src/core/db/open-store.ts';
import { fillStore } from '../apps/server/src/testing/fill-store.ts';
import { createTestServer } from '../apps/server/src/testing/index.ts';
import { keepStore, keptStores } from '../apps/server/src/testing/kept-stores.ts';
import { createDatabase, postgresBinaries, startPostgres } from '../apps/server/src/testing/postgres.ts';
import { prepareStore } from '../apps/server/src/testing/prepare-store.ts';

// `pnpm keep:store` creates a store of the newest schema on both engines, on which later migrations are tested.

async function keepOnSqlite(migration: string) {
  const server = await createTestServer();
  await fillStore(server);
  await keepStore(migration, server);
  await server.close();
}

async function keepOnPostgres(migration: string, binaries: string) {
  const cluster = await startPostgres(binaries);
  try {
    const url = await createDatabase(cluster.url('postgres'), 'kept');
    const store = openStore({ dataDir: '', databaseUrl: url });
    await prepareStore(store);
    await store.close();
    const server = await createTestServer({ databaseUrl: url });
    await fillStore(server);
    await keepStore(migration, server, { binaries, url });
    await server.close();
  } finally {
    await cluster.stop();
  }
}

async function main() {
  const name = Object.keys(migrations).at(-1) ?? '';
  if (keptStores().includes(name)) {
    throw new Error(
      `There is a store of ${name}. Delete its folder first if the migration has not landed yet.`,
    );
  }
  const binaries = postgresBinaries();
  if (!binaries) throw new Error('PostgreSQL is not installed. On Debian: apt-get install postgresql');
  await keepOnSqlite(name);
  await keepOnPostgres(name, binaries);
  console.log(`Kept: ${name}`);
}

await main();
