import { chmodSync } from 'node:fs';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { Kysely } from 'kysely';
import { retryCollisions } from './retry.ts';
import type { WatchStatements } from './slow-statements.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables/index.ts';

/** Older ones can corrupt a database that two processes have open. */
const oldestSqlite = [3, 51, 3] as const;

/** Whether a version text such as `3.51.3` is new enough. */
export function isSafeSqlite(version: string): boolean {
  const parts = version.split('.').map(Number);
  for (const [index, oldest] of oldestSqlite.entries()) {
    const part = parts[index] ?? 0;
    if (part !== oldest) return part > oldest;
  }
  return true;
}

/** PostgreSQL's `translate`: each letter of `from` becomes the one at the same place in `to`, or is removed if there is none. */
function translator() {
  let known: { from: string; to: string; letters: ReadonlyMap<string, string> } | undefined;
  return (text: string, from: string, to: string): string => {
    if (known?.from !== from || known.to !== to) {
      const others = [...to];
      known = { from, to, letters: new Map([...from].map((letter, index) => [letter, others[index] ?? ''])) };
    }
    const { letters } = known;
    return text.replace(/./gsu, (letter) => letters.get(letter) ?? letter);
  };
}

/**
 * Opens the embedded store: one connection that writes, one that only reads beside it.
 * @throws Error when the SQLite inside Node is too old.
 */
export function openSqlite(path: string, watch?: WatchStatements): Store {
  const version = process.versions.sqlite ?? '0';
  if (!isSafeSqlite(version)) {
    throw new Error(
      `SQLite ${version} can damage data that two processes share. Run Node 24.21 or newer (SQLite ${oldestSqlite.join('.')} or newer).`,
    );
  }
  const writer = new DatabaseSync(path, { timeout: 200, enableForeignKeyConstraints: true });
  chmodSync(path, 0o600);
  writer.exec('pragma journal_mode = wal; pragma synchronous = full; pragma wal_autocheckpoint = 1000');
  const reader = new DatabaseSync(path, { timeout: 200, readOnly: true });
  for (const database of [writer, reader])
    database.function(
      'translate',
      { deterministic: true },
      translator() as (...values: SQLOutputValue[]) => string,
    );
  const log = watch && { log: watch };
  const write = new Kysely<Tables>({ dialect: sqliteDialect(writer), ...log });
  const db = new Kysely<Tables>({ dialect: sqliteDialect(reader), ...log });
  const writeOnce: Store['write'] = (work) => retryCollisions(() => write.transaction().execute(work));
  return {
    engine: 'sqlite',
    db,
    write: writeOnce,
    writeLightly: (work) =>
      retryCollisions(() =>
        // The connection is not shared meanwhile.
        write.connection().execute(async (connection) => {
          writer.exec('pragma synchronous = normal');
          try {
            return await connection.transaction().execute(work);
          } finally {
            writer.exec('pragma synchronous = full');
          }
        }),
      ),
    writePatiently: writeOnce,
    async close() {
      await Promise.all([db.destroy(), write.destroy()]);
      if (reader.isOpen) reader.close();
      if (writer.isOpen) writer.close();
    },
  };
}
