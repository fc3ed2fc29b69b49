import type { Db } from '../db/store.ts';

/** The content of a new file: its bytes, or those of a stored one. */
export type Content = Uint8Array | { readonly copyOf: string };

/** A content that is sent on while it is read. */
export interface OpenContent {
  readonly size: number;
  readonly stream: ReadableStream<Uint8Array>;
}

/**
 * Contents of uploaded files, each under the id of its row in `stored_file`. A row and its content are stored and deleted
 * together, wherever the contents are.
 */
export interface FileStore {
  /** The id of a content that was stored before `trx` began, for its row; see `stageContents`. */
  stagedId?(trx: Db, content: Content): string | undefined;
  /** Stores the content of a row that `trx` has inserted. It is durable once that transaction is committed. */
  write(trx: Db, id: string, content: Content): Promise<void>;
  /** The content, or undefined when there is none. */
  read(id: string): Promise<Buffer<ArrayBuffer> | undefined>;
  /** The content piece by piece, where it is fetched from elsewhere. */
  open?(id: string): Promise<OpenContent | undefined>;
  /** Deletes the content of a row whose deletion was committed; a missing content is no error. */
  remove(id: string): Promise<void>;
  /** Free bytes where contents are stored; undefined if unknown. */
  freeBytes(): Promise<number | undefined>;
  /** Writes a small file and removes it again. @throws what `write` would throw where there is none */
  tryRoom(now: Date): Promise<void>;
  /** Removes contents that no row has referred to for a day, and returns how many there were. */
  sweep(now: Date): Promise<number>;
  /** Claims a place that servers of other stores could use as well; false when they do. */
  claim?(owner: string): Promise<boolean>;
  /** Ids of all contents, in pages. Those that are removed or added meanwhile may be missing. */
  pages(): AsyncIterable<readonly string[]>;
}

/** The bytes of a content. @throws Error when it is a copy of one that is missing */
export async function bytesOf(content: Content, read: FileStore['read']): Promise<Uint8Array> {
  if (content instanceof Uint8Array) return content;
  const bytes = await read(content.copyOf);
  if (!bytes) throw new Error(`The content of file ${content.copyOf} is missing.`);
  return bytes;
}

/** Pages of names in their order, each after the last name of the one before, until one is empty. */
export async function* pagesAfter(
  namesAfter: (last: string) => Promise<readonly string[]>,
): AsyncGenerator<readonly string[]> {
  for (let last: string | undefined = ''; last !== undefined; ) {
    const names: readonly string[] = await namesAfter(last);
    if (names.length > 0) yield names;
    last = names.at(-1);
  }
}
