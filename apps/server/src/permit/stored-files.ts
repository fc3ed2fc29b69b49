import { createHash } from 'node:crypto';
import type { Db } from '../db/store.ts';
import type { Upload } from '../files/check-upload.ts';
import type { FileStore } from '../files/file-store.ts';
import { newId } from '../id.ts';

/**
 * Keeps an uploaded file, its row and its content, and gives its id.
 *
 * @param owner The account whose draft it belongs to; null for a file of the office.
 */
export async function storeUpload(
  db: Db,
  files: FileStore,
  now: Date,
  upload: Upload,
  owner: string | null,
): Promise<string> {
  const id = newId(now);
  await db
    .insertInto('stored_file')
    .values({
      id,
      sha256: createHash('sha256').update(upload.bytes).digest('hex'),
      bytes: upload.bytes.length,
      media_type: upload.mediaType,
      name: upload.name,
      owner_account_id: owner,
      created_at: now.toISOString(),
    })
    .execute();
  await files.write(db, id, upload.bytes);
  return id;
}

/** Deletes rows of files that nothing refers to any more; their contents go after the transaction. */
export async function deleteFileRows(db: Db, ids: readonly (string | null)[]): Promise<string[]> {
  const known = ids.filter((id) => id !== null);
  if (known.length > 0) await db.deleteFrom('stored_file').where('id', 'in', known).execute();
  return known;
}
