import { sql } from 'kysely';
import type { Store } from '../db/store.ts';
import { bytesOf, type FileStore, pagesAfter } from './file-store.ts';

/** Small enough not to block a connection for long, large enough for few round trips. */
const chunkBytes = 256 * 1024;
const page = 500;

/**
 * Contents in the store itself, in pieces: written in the transaction of their row, deleted with it, and available to every
 * server on the store.
 */
export function createDatabaseFiles({ db }: Pick<Store, 'db'>): FileStore {
  const files: FileStore = {
    async write(trx, id, content) {
      if (!trx.isTransaction) return db.transaction().execute((inner) => files.write(inner, id, content));
      const bytes = await bytesOf(content, files.read);
      const count = Math.max(1, Math.ceil(bytes.length / chunkBytes));
      for (let position = 0; position < count; position++) {
        const piece = bytes.subarray(position * chunkBytes, (position + 1) * chunkBytes);
        await trx.insertInto('file_chunk').values({ file_id: id, position, bytes: piece }).execute();
      }
    },
    async read(id) {
      const chunks = await db
        .selectFrom('file_chunk')
        .select('bytes')
        .where('file_id', '=', id)
        .orderBy('position')
        .execute();
      return chunks.length > 0 ? Buffer.concat(chunks.map(({ bytes }) => bytes)) : undefined;
    },
    // The pieces of a deleted row were deleted with it by a foreign key: there is nothing to sweep.
    async remove(id) {
      await db.deleteFrom('file_chunk').where('file_id', '=', id).execute();
    },
    sweep: async () => 0,
    pages: () =>
      pagesAfter(async (after) => {
        const rows = await db
          .selectFrom('file_chunk')
          .select('file_id')
          .where('position', '=', 0)
          .where('file_id', '>', after)
          .orderBy('file_id')
          .limit(page)
          .execute();
        return rows.map(({ file_id }) => file_id);
      }),
    // The disk is on another machine.
    freeBytes: async () => undefined,
    // Sorting more than fits into memory takes room on the disk while the statement runs.
    async tryRoom() {
      await db.transaction().execute(async (trx) => {
        await sql`set local work_mem = '64kB'`.execute(trx);
        await sql`select count(*) from
          (select md5(number::text) from generate_series(1, 5000) as number order by 1) as texts`.execute(
          trx,
        );
      });
    },
  };
  return files;
}
