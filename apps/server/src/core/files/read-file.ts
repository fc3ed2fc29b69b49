import type { FileAnswer } from '@pabean/api/contract';
import { notFound } from '../refusal.ts';
import type { FileStore } from './file-store.ts';

/** A stored file's row, as far as serving it needs. */
interface FileRow {
  readonly id: string;
  readonly media_type: string;
  readonly name: string;
}

/**
 * The content of a stored file with the name in its row.
 * @throws Refusal notFound when there is no such row; Error when a row lacks its content
 */
export async function readStoredFile(files: FileStore, row: FileRow | undefined): Promise<FileAnswer> {
  if (!row) throw notFound();
  const bytes = await files.read(row.id);
  if (!bytes) throw new Error(`The content of file ${row.id} is missing.`);
  return { bytes, mediaType: row.media_type, name: row.name };
}
