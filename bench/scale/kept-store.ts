import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { office020400 } from '@pabean/api/rules';
import { readConfig } from '../../apps/server/src/config/config.ts';
import { sqlitePath } from '../../apps/server/src/core/db/open-store.ts';
import { silentLog } from '../../apps/server/src/core/log.ts';
import type { Deps } from '../../apps/server/src/http/deps.ts';
import { openDeps } from '../../apps/server/src/open-deps.ts';
import { cheapPasswords } from '../../apps/server/src/testing/cheap-secrets.ts';
import { testPassword } from '../../apps/server/src/testing/index.ts';
import {
  type Cluster,
  createDatabase,
  postgresBinaries,
  runStatement,
  startPostgres,
} from '../../apps/server/src/testing/postgres.ts';
import { samplePdf } from '../../apps/server/src/testing/sample-files.ts';
import { fillings } from './fillings.ts';
import { type Counts, countsOf, rowId } from './rows.ts';

export type EngineName = 'sqlite' | 'postgres';

/** A filled store, and how a server opens it. */
export interface KeptStore {
  readonly counts: Counts;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The same in this process, without a server. */
  open(): Promise<Deps>;
}

/** Where stores are kept between runs, until somebody deletes them. */
const folder = process.env.SCALE_DIR ?? join(tmpdir(), 'pabean-scale');

/** The number of applications of the large store. */
export const manyRows = Number(process.env.SCALE_ROWS ?? 1_000_000);
/** That of the small one. */
export const fewRows = 10_000;

/** Runs one statement of SQL, and returns its rows. */
type Run = (statement: string) => Promise<Record<string, string>[]>;

/** Drops every index that is no constraint, and returns what creates them again: filling is faster without them. */
async function dropIndexes(run: Run, list: string): Promise<string[]> {
  const indexes = await run(list);
  for (const { name } of indexes) await run(`drop index ${name}`);
  return indexes.map(({ statement = '' }) => statement);
}

/** Fills an empty store through SQL. */
async function fill(run: Run, counts: Counts, listOfIndexes: string) {
  const indexes = await dropIndexes(run, listOfIndexes);
  const passwordHash = await cheapPasswords().hash(testPassword);
  const file = { sha256: createHash('sha256').update(samplePdf).digest('hex'), bytes: samplePdf.length };
  for (const { table, statement } of fillings(counts, { passwordHash, file, today: new Date() })) {
    const begin = performance.now();
    await run(statement);
    console.log(`  ${table}: ${Math.round(performance.now() - begin)} ms`);
  }
  const begin = performance.now();
  for (const index of indexes) await run(index);
  console.log(`  indexes: ${Math.round(performance.now() - begin)} ms`);
}

async function fillSqlite(dataDir: string, counts: Counts) {
  const database = new DatabaseSync(sqlitePath(dataDir));
  database.exec('pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -500000');
  const run: Run = async (statement) => database.prepare(statement).all() as Record<string, string>[];
  await fill(
    run,
    counts,
    "select name, sql as statement from sqlite_master where type = 'index' and sql is not null",
  );
  database.close();
  for (let index = 0; index < counts.companies; index += 1) {
    const id = rowId('file', index);
    mkdirSync(join(dataDir, 'files', id.slice(-2)), { recursive: true });
    writeFileSync(join(dataDir, 'files', id.slice(-2), id), samplePdf);
  }
}

async function fillPostgres(url: string, counts: Counts) {
  // References are not checked row by row.
  const options = '-c session_replication_role=replica -c maintenance_work_mem=1GB';
  const run: Run = (statement) => runStatement(`${url}&options=${encodeURIComponent(options)}`, statement);
  await fill(
    run,
    counts,
    `select indexname as name, indexdef as statement from pg_indexes
      where schemaname = current_schema() and indexname not in (select conname from pg_constraint)`,
  );
  await run(`insert into file_chunk (file_id, position, bytes)
    select id, 0, '\\x${samplePdf.toString('hex')}' from stored_file`);
  await run('vacuum analyze');
}

/** Stores of one engine, made when there are none. */
export interface Kept {
  store(applications: number): Promise<KeptStore>;
  close(): Promise<void>;
}

/** Opens the kept stores of an engine; undefined when its programs are not installed. */
export async function openKept(engine: EngineName): Promise<Kept | undefined> {
  const binaries = engine === 'postgres' ? postgresBinaries() : undefined;
  if (engine === 'postgres' && !binaries) return undefined;
  const cluster = binaries
    ? await startPostgres(binaries, { durable: true, keptIn: join(folder, 'cluster') })
    : undefined;
  return {
    store: (applications) => keptStore(applications, cluster),
    close: async () => cluster?.stop(),
  };
}

async function keptStore(applications: number, cluster: Cluster | undefined): Promise<KeptStore> {
  const counts = countsOf(applications);
  const name = `${cluster ? 'postgres' : 'sqlite'}_${applications}`;
  const dataDir = join(folder, name);
  const isFilled = join(dataDir, 'filled');
  const admin = cluster?.url('postgres');
  const databaseUrl = cluster?.url(name);
  const environment = {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SECRET: 'only-for-the-bench-only-for-the-bench',
    DEMO: '0',
    // As behind a proxy: all connections come from one address, which may only have some hundreds of its own.
    TRUST_PROXY: '1',
  };
  const open = () => openDeps(readConfig(environment), { profile: office020400 }, silentLog);
  if (!existsSync(isFilled)) {
    console.log(`Filling ${dataDir}, which stays until you delete it.`);
    const begin = performance.now();
    rmSync(dataDir, { recursive: true, force: true });
    mkdirSync(dataDir, { recursive: true });
    if (admin) {
      await runStatement(admin, `drop database if exists ${name}`);
      await createDatabase(admin, name);
    }
    await (await open()).store.close();
    await (databaseUrl ? fillPostgres(databaseUrl, counts) : fillSqlite(dataDir, counts));
    writeFileSync(isFilled, '');
    console.log(`Filled in ${Math.round((performance.now() - begin) / 1000)} s.`);
  }
  return { counts, environment, open };
}
