import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { type Config, ConfigError } from '../config/config.ts';
import { lockDataDir, prepareDataDir } from '../config/data-dir.ts';
import { openPostgres } from '../core/db/open-postgres.ts';
import { sqlitePath } from '../core/db/open-store.ts';
import { type Entry, type Manifest, names, readBackup, syncFile } from './manifest.ts';
import { restoreDatabase } from './postgres-tools.ts';

/**
 * Restores a backup to the configured place: an empty DATA_DIR, or an empty PostgreSQL database. Returns a sentence about the
 * result.
 * @throws ConfigError when the place is not empty, or the backup is incomplete, newer, or of the other engine
 */
export async function restore(config: Config, folder: string): Promise<string> {
  const backup = await readBackup(folder);
  const engine = config.databaseUrl ? 'postgres' : 'sqlite';
  if (backup.engine !== engine) {
    throw new ConfigError(
      backup.engine === 'postgres'
        ? 'This is a backup of PostgreSQL: name an empty database. Example: DATABASE_URL=postgres://pabean:secret@localhost/pabean'
        : 'This is a backup without PostgreSQL: restore it without DATABASE_URL.',
    );
  }
  if (config.databaseUrl) await restorePostgres(config, config.databaseUrl, folder, backup);
  else await restoreEmbedded(config.dataDir, folder, backup);
  return `Restored the backup of ${backup.at} to ${config.databaseUrl ? 'the database' : config.dataDir}. Start the server.`;
}

async function restorePostgres({ dataDir }: Config, databaseUrl: string, folder: string, backup: Manifest) {
  const store = openPostgres(databaseUrl);
  try {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from information_schema.tables where table_schema = current_schema()
    `.execute(store.db);
    if (rows[0]?.count !== 0) {
      throw new ConfigError(
        'The database of DATABASE_URL is not empty. Make a new one, and name that: nothing is ever overwritten.',
      );
    }
  } finally {
    await store.close();
  }
  const secret = backup.entries.find(({ path }) => path === names.secret);
  if (secret && existsSync(join(dataDir, names.secret))) {
    throw new ConfigError(`${join(dataDir, names.secret)} is there already. Name an empty DATA_DIR.`);
  }
  await restoreDatabase(databaseUrl, join(folder, names.postgres));
  if (!secret) return;
  prepareDataDir(dataDir);
  await copy(folder, secret, dataDir);
}

async function restoreEmbedded(dataDir: string, folder: string, { entries }: Manifest) {
  prepareDataDir(dataDir);
  // Held to the end, so that no server starts with a part of the data.
  const unlock = lockDataDir(dataDir);
  try {
    const found = (await readdir(dataDir)).filter((name) => !name.startsWith('server.lock'));
    if (found.length > 0) {
      throw new ConfigError(
        `DATA_DIR ${dataDir} is not empty. Move it away, or name another folder: nothing is ever overwritten.`,
      );
    }
    await copyAll(dataDir, folder, entries);
  } finally {
    unlock();
  }
}

async function copyAll(dataDir: string, folder: string, entries: readonly Entry[]) {
  try {
    // The database last, in one step: without it the folder counts as empty.
    for (const entry of entries) if (entry.path !== names.sqlite) await copy(folder, entry, dataDir);
    for (const entry of entries) if (entry.path === names.sqlite) await copy(folder, entry, dataDir);
  } catch (error) {
    for (const name of new Set(entries.map(({ path }) => path.split('/')[0] ?? '')))
      await rm(join(dataDir, name), { recursive: true, force: true });
    throw error;
  }
}

async function copy(folder: string, { path }: Entry, dataDir: string) {
  const target = path === names.sqlite ? sqlitePath(dataDir) : join(dataDir, path);
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const temporary = join(dirname(target), `.restoring-${process.pid}`);
  try {
    await copyFile(join(folder, path), temporary);
    await chmod(temporary, 0o600);
    await rename(temporary, target);
  } finally {
    await rm(temporary, { force: true });
  }
  await syncFile(target);
}
