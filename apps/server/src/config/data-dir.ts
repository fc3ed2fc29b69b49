import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ConfigError } from './config.ts';

/**
 * Creates the data folder, for the server's user alone, and checks that it is writable.
 * @throws ConfigError when it cannot
 */
export function prepareDataDir(dataDir: string): void {
  const probe = join(dataDir, `.probe-${process.pid}`);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new ConfigError(
      `DATA_DIR ${dataDir} cannot be written: ${String(error)}. Choose a folder that the server may write. Example: DATA_DIR=/var/lib/pabean`,
    );
  }
}

/**
 * Locks the embedded store against a second server. The lock ends with the process, however it ends.
 * @throws ConfigError when another server holds it
 */
export function lockDataDir(dataDir: string): () => void {
  const lock = new DatabaseSync(join(dataDir, 'server.lock'));
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch {
    lock.close();
    throw new ConfigError(
      `Another server already uses ${dataDir}. Stop it, choose another folder (DATA_DIR=…), or let both share PostgreSQL (DATABASE_URL=…).`,
    );
  }
  return () => lock.close();
}
