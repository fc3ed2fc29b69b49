import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import pg from 'pg';
import { filesFolder } from '../core/files/open-files.ts';
import { type AllRows, readAllRows } from './all-rows.ts';
import type { Engine } from './describe-store.ts';
import type { TestServer } from './test-server.ts';

// A store of every released schema, as the server of its time wrote it: `<migration>/<engine>.tar.gz` with the
// data folder, with `store.sql` in it if the database was PostgreSQL. That of `0001-schema` was written by the last server
// before the first release, when the same schema had 19 migrations.

const folder = fileURLToPath(new URL('kept-stores', import.meta.url));
const archiveOf = (migration: string, engine: Engine['name']) => join(folder, migration, `${engine}.tar.gz`);
const dumpName = 'store.sql';

/** Names of the migrations with an archived store. */
export const keptStores = (): string[] => readdirSync(folder).sort();

/** Unpacks a store into an empty data folder and, for PostgreSQL, into an empty database. */
export async function openKeptStore(
  migration: string,
  engine: Engine['name'],
  dataDir: string,
  databaseUrl: string | undefined,
): Promise<void> {
  execFileSync('tar', ['-xzf', archiveOf(migration, engine), '-C', dataDir]);
  if (databaseUrl) await restore(databaseUrl, readFileSync(join(dataDir, dumpName), 'utf8'));
}

async function restore(databaseUrl: string, dump: string) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(dump);
  } finally {
    await client.end();
  }
}

/** Tables that stay empty on an engine, because it does not use them: on SQLite the content of files is in a folder. */
const unused: Readonly<Record<Engine['name'], readonly string[]>> = { sqlite: ['file_chunk'], postgres: [] };

/** Empty tables, on which no later migration could be tested. */
export const emptyTables = (rows: AllRows, engine: Engine['name']): string[] =>
  [...rows].flatMap(([table, { length }]) =>
    length === 0 && !unused[engine].includes(table) ? [table] : [],
  );

/**
 * Archives a server's store; the folder of a migration is created with its first engine.
 * @throws Error that names the tables without a row
 */
export async function keepStore(
  migration: string,
  { store, dataDir }: TestServer,
  postgres?: { readonly binaries: string; readonly url: string },
): Promise<void> {
  const empty = emptyTables(await readAllRows(store), store.engine);
  if (empty.length > 0)
    throw new Error(
      `Nothing is in ${empty.join(', ')}. A store is kept with rows in every table: add them in apps/server/src/testing/fill-store.ts.`,
    );
  const packed = join(dataDir, 'kept');
  mkdirSync(packed);
  if (existsSync(filesFolder(dataDir)))
    cpSync(filesFolder(dataDir), filesFolder(packed), { recursive: true });
  if (postgres) writeFileSync(join(packed, dumpName), dumpOf(postgres.binaries, postgres.url));
  else await sql`vacuum into ${join(packed, 'pabean.db')}`.execute(store.db);
  mkdirSync(join(folder, migration), { recursive: true });
  execFileSync('tar', ['-czf', archiveOf(migration, store.engine), '-C', packed, '.']);
}

/** A dump without psql's own commands and version-specific settings, so that any client can run it. */
function dumpOf(binaries: string, url: string): string {
  const options = ['--inserts', '--rows-per-insert=500', '--no-owner', '--no-privileges', `--dbname=${url}`];
  const dump = execFileSync(join(binaries, 'pg_dump'), options, { maxBuffer: 2 ** 30 }).toString();
  return dump.slice(dump.indexOf('CREATE TABLE'), dump.indexOf('-- PostgreSQL database dump complete'));
}
