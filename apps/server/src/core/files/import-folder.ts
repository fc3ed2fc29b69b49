import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import type { Clock } from '../clock.ts';
import type { Store } from '../db/store.ts';
import type { Log } from '../log.ts';
import { createDatabaseFiles } from './database-files.ts';
import { createFolderFiles } from './folder-files.ts';
import { contentHash } from './stored-files.ts';

const batch = 500;

/**
 * Imports the contents that an earlier server stored in a local folder, each in a transaction of its own. Afterwards the folder
 * is renamed, so that this happens once; an interrupted import continues where it was. A content that differs from its row's
 * description stays in the folder and is logged.
 */
export async function importFolder(
  { store, clock, log }: { readonly store: Store; readonly clock: Clock; readonly log: Log },
  directory: string,
): Promise<void> {
  if (!existsSync(directory)) return;
  const folder = createFolderFiles(store, directory);
  const files = createDatabaseFiles(store);
  const ids = await folder.olderThan(Number.POSITIVE_INFINITY);
  const counts = { imported: 0, damaged: 0 };
  for (let start = 0; start < ids.length; start += batch) {
    for (const { id, sha256 } of await rowsWithoutContent(store, ids.slice(start, start + batch))) {
      const bytes = await folder.read(id);
      const isWhole = bytes !== undefined && contentHash(bytes) === sha256;
      if (isWhole) await store.write((trx) => files.write(trx, id, bytes));
      else log({ event: 'file-damaged', file: id });
      counts[isWhole ? 'imported' : 'damaged']++;
    }
  }
  const done = `${directory}-imported-${clock().toISOString().replaceAll(':', '-')}`;
  await rename(directory, done);
  log({ event: 'files-imported', ...counts, folder: done });
}

const rowsWithoutContent = ({ db }: Store, ids: readonly string[]) =>
  db
    .selectFrom('stored_file')
    .select(['id', 'sha256'])
    .where('id', 'in', ids)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('file_chunk')
            .select('file_chunk.position')
            .whereRef('file_chunk.file_id', '=', 'stored_file.id'),
        ),
      ),
    )
    .execute();
