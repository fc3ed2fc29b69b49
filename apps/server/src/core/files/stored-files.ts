import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Moment } from '../act/act.ts';
import type { Db } from '../db/store.ts';
import type { StoredFileTable } from '../db/tables/permit.ts';
import { newId } from '../id.ts';
import type { Upload } from './check-upload.ts';
import type { Content, FileStore } from './file-store.ts';

/** The hash by which equal contents are recognized: `sha256` of a stored file. */
export const contentHash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/**
 * Stores an uploaded file, its row and its content, and returns its id.
 *
 * @param owner The account whose draft it belongs to; null for a file of the office.
 * @param options Whether it waits for the virus scanner.
 */
export async function storeUpload(
  { db, now }: Moment,
  files: FileStore,
  upload: Upload,
  owner: string | null,
  { isWaiting = false }: { readonly isWaiting?: boolean } = {},
): Promise<string> {
  const { bytes, mediaType, name } = upload;
  const waiting_since = isWaiting ? now.toISOString() : null;
  const row = { sha256: contentHash(bytes), bytes: bytes.length, media_type: mediaType, name, waiting_since };
  return insertFile({ db, now }, files, { row, content: bytes, owner });
}

/** The columns of a stored file's row that a copy needs. */
export type FileToCopy = Pick<
  Selectable<StoredFileTable>,
  'id' | 'media_type' | 'name' | 'sha256' | 'bytes' | 'waiting_since'
>;

interface NewFile {
  readonly row: Omit<FileToCopy, 'id'>;
  readonly content: Content;
  readonly owner: string | null;
}

async function insertFile({ db, now }: Moment, files: FileStore, { row, content, owner }: NewFile) {
  const id = files.stagedId?.(db, content) ?? newId(now);
  await db
    .insertInto('stored_file')
    .values({ id, ...row, owner_account_id: owner, created_at: now.toISOString() })
    .execute();
  await files.write(db, id, content);
  return id;
}

/**
 * Stores a second file with the content of a stored one, so that deleting either leaves the other; returns its id.
 * @throws Error when the content is missing
 */
export async function copyFile(
  moment: Moment,
  files: FileStore,
  { id, sha256, bytes, media_type, name, waiting_since }: FileToCopy,
  owner: string | null,
): Promise<string> {
  const row = { sha256, bytes, media_type, name, waiting_since };
  return insertFile(moment, files, { row, content: { copyOf: id }, owner });
}

/** Deletes rows of files that nothing refers to any more; their contents are deleted after the transaction. */
export async function deleteFileRows(db: Db, ids: readonly (string | null)[]): Promise<string[]> {
  const known = ids.filter((id) => id !== null);
  if (known.length > 0) await db.deleteFrom('stored_file').where('id', 'in', known).execute();
  return known;
}
