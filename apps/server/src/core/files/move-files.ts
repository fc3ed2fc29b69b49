import pLimit from 'p-limit';
import type { Store } from '../db/store.ts';
import type { FileStore } from './file-store.ts';
import { withoutRow } from './orphans.ts';
import { contentHash } from './stored-files.ts';

/** What was moved so far. */
export interface Moved {
  readonly files: number;
  readonly bytes: number;
  /** Ids of contents that differ from their row's hash; they stay where they are. */
  readonly damaged: readonly string[];
}

/** Places of contents, and what is told about them. */
export interface Moving {
  readonly store: Store;
  readonly source: FileStore;
  readonly target: FileStore;
  /** Called after each page. */
  readonly progress: (moved: Moved) => void;
}

const atOnce = 4;

/**
 * Moves all contents that have a row to another place, each verified there by the hash in its row before it is removed here.
 * It can be repeated at any time: what has been moved is no longer in the source.
 */
export async function moveFiles({ store, source, target, progress }: Moving): Promise<Moved> {
  const takeTurn = pLimit(atOnce);
  const moved = { files: 0, bytes: 0, damaged: [] as string[] };
  async function moveOne({ id, sha256 }: { id: string; sha256: string }) {
    const bytes = await source.read(id);
    // Its row was deleted in between.
    if (!bytes) return;
    if (contentHash(bytes) !== sha256) return void moved.damaged.push(id);
    if (!(await isThere(target, id, sha256))) {
      await target.remove(id);
      const problem = await target.write(store.db, id, bytes).catch((error: unknown) => ({ error }));
      // Its row was deleted in between, and the database takes no content without one.
      if ((await withoutRow(store.db, [id])).length > 0) return;
      if (problem) throw problem.error;
      if (!(await isThere(target, id, sha256))) {
        throw new Error(`File ${id} was copied and is not there as it was.`);
      }
    }
    await source.remove(id);
    moved.files++;
    moved.bytes += bytes.length;
  }
  for await (const ids of source.pages()) {
    const rows = await rowsOf(store, ids);
    await Promise.all(rows.map((row) => takeTurn(() => moveOne(row))));
    progress(moved);
  }
  return moved;
}

const rowsOf = async ({ db }: Store, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db.selectFrom('stored_file').select(['id', 'sha256']).where('id', 'in', ids).execute();

async function isThere(files: FileStore, id: string, sha256: string): Promise<boolean> {
  const bytes = await files.read(id);
  return bytes !== undefined && contentHash(bytes) === sha256;
}
