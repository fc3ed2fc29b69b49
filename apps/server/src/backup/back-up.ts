import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { type Config, ConfigError } from '../config/config.ts';
import type { Store } from '../core/db/store.ts';
import { filesFolder } from '../core/files/open-files.ts';
import { type Entry, measure, names, sync, syncFile, writeManifest } from './manifest.ts';
import { dumpDatabase } from './postgres-tools.ts';

/** How often a snapshot is repeated because files were deleted while they were copied. */
const mostSnapshots = 20;

/**
 * Copies all data of a server into an empty folder, as of one moment; servers may run meanwhile. Returns a sentence about the
 * result.
 * @throws ConfigError when the folder is not empty
 */
export async function backUp(config: Config, store: Store, folder: string): Promise<string> {
  await requireEmpty(folder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const schema = await schemaOf(store);
  const { entries, lost } = config.databaseUrl
    ? { entries: [await dump(config.databaseUrl, folder)], lost: [] }
    : await copyEmbedded(config.dataDir, store, folder);
  entries.push(...(await copySecret(config.dataDir, folder)));
  await writeManifest(folder, { engine: store.engine, at: new Date().toISOString(), schema, entries });
  const megabytes = entries.reduce((sum, { bytes }) => sum + bytes, 0) / 1024 ** 2;
  const count = entries.length === 1 ? '1 file' : `${entries.length} files`;
  const told = `Backup in ${folder}: ${count}, ${megabytes.toFixed(1)} MB.`;
  if (config.filesAt || config.filesFrom) {
    return `${told} What is in the object store is not in it: keep the versions of its objects for as long as this backup.`;
  }
  return lost.length === 0
    ? told
    : `${told} Not in it, because DATA_DIR lacks them or has them damaged: ${lost.join(', ')}.`;
}

async function requireEmpty(folder: string) {
  const found = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new ConfigError(`${folder} cannot be written: ${error.message}. Choose another folder.`);
  });
  if (found.length > 0) {
    throw new ConfigError(`${folder} is not empty. Name a new folder for each backup.`);
  }
}

async function schemaOf({ db }: Store): Promise<string> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  const row =
    tables.some(({ name }) => name === 'kysely_migration') &&
    (await db.selectFrom('kysely_migration').select('name').orderBy('name', 'desc').executeTakeFirst());
  if (row) return row.name;
  throw new ConfigError('No server of this version has used the data yet. Start it once, then back up.');
}

async function dump(databaseUrl: string, folder: string): Promise<Entry> {
  const file = join(folder, names.postgres);
  await dumpDatabase(databaseUrl, file);
  return finish(folder, file);
}

/** A server without a configured secret has generated one; without it, sealed data could not be read. */
async function copySecret(dataDir: string, folder: string): Promise<Entry[]> {
  const source = join(dataDir, names.secret);
  if (!existsSync(source)) return [];
  const target = join(folder, names.secret);
  await copyFile(source, target);
  return [await finish(folder, target)];
}

async function finish(folder: string, file: string): Promise<Entry> {
  await chmod(file, 0o600);
  await syncFile(file);
  return { path: relative(folder, file).split(sep).join('/'), ...(await measure(file)) };
}

/**
 * A file's content is written before its row is committed, removed after the row, and never changes. So the rows are copied
 * first; a content that is missing then was deleted in between, and the rows are copied again.
 */
async function copyEmbedded(dataDir: string, store: Store, folder: string) {
  const database = join(folder, names.sqlite);
  const contents = new Map<string, Entry>();
  for (let snapshot = 0; snapshot < mostSnapshots; snapshot++) {
    await rm(database, { force: true });
    await sql`vacuum into ${database}`.execute(store.db);
    const rows = storedFiles(database);
    const missing: string[] = [];
    for (const { id, sha256 } of rows) {
      if (contents.has(id)) continue;
      const content = await copyContent(dataDir, folder, id, sha256);
      if (content) contents.set(id, content);
      else missing.push(id);
    }
    const lost = await stillThere(store, missing);
    if (lost.length < missing.length) continue;
    const wanted = new Set(rows.map(({ id }) => id));
    for (const [id, { path }] of contents) {
      if (wanted.has(id)) continue;
      contents.delete(id);
      await rm(join(folder, path));
    }
    return { entries: [await finish(folder, database), ...contents.values()], lost };
  }
  throw new ConfigError(
    'Files were deleted all the time while they were copied. Try again when less happens.',
  );
}

/** The file contents that a copy of the database refers to. */
function storedFiles(path: string) {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    return database.prepare('select id, sha256 from stored_file').all() as { id: string; sha256: string }[];
  } finally {
    database.close();
  }
}

async function copyContent(dataDir: string, folder: string, id: string, sha256: string) {
  const place = join(id.slice(-2), id);
  const target = join(filesFolder(folder), place);
  if (await mkdir(dirname(target), { recursive: true, mode: 0o700 })) await sync(filesFolder(folder));
  try {
    await copyFile(join(filesFolder(dataDir), place), target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return undefined;
  }
  const entry = await finish(folder, target);
  if (entry.sha256 === sha256) return entry;
  await rm(target);
  return undefined;
}

const batch = 500;

/** Which of these contents still have a row. */
async function stillThere({ db }: Store, ids: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (let start = 0; start < ids.length; start += batch) {
    const rows = await db
      .selectFrom('stored_file')
      .select('id')
      .where('id', 'in', ids.slice(start, start + batch))
      .execute();
    found.push(...rows.map(({ id }) => id));
  }
  return found;
}
