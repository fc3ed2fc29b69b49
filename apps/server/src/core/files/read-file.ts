import type { FileAnswer } from '@pabean/api/contract';
import { notFound, Refusal } from '../refusal.ts';
import type { FileStore } from './file-store.ts';
import type { FileStream } from './file-stream.ts';

/** A stored file's row, as far as serving it needs. */
interface FileRow {
  readonly id: string;
  readonly media_type: string;
  readonly name: string;
  readonly waiting_since: string | null;
}

/**
 * A stored file to serve, with the name in its row: piece by piece where its content is fetched from elsewhere.
 * @throws Refusal notFound when there is no such row, fileChecking while it waits for the virus scanner; Error when a row lacks
 * its content
 */
export async function readStoredFile(
  files: FileStore,
  row: FileRow | undefined,
): Promise<FileAnswer | FileStream> {
  if (!row) throw notFound();
  if (row.waiting_since !== null) throw new Refusal('fileChecking');
  if (!files.open) return readWholeFile(files, row);
  const content = await files.open(row.id);
  if (!content) throw missing(row);
  return { ...content, mediaType: row.media_type, name: row.name };
}

/** The same in memory. */
export async function readWholeFile(files: FileStore, row: FileRow): Promise<FileAnswer> {
  const bytes = await files.read(row.id);
  if (!bytes) throw missing(row);
  return { bytes, mediaType: row.media_type, name: row.name };
}

const missing = ({ id }: FileRow) => new Error(`The content of file ${id} is missing.`);
