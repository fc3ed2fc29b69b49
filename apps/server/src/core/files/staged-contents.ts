import type { Transaction } from 'kysely';
import pLimit from 'p-limit';
import { type Db, type Store, StoreBusyError } from '../db/store.ts';
import type { Tables } from '../db/tables/index.ts';
import { bytesOf, type Content, type FileStore } from './file-store.ts';

/** A content that a transaction stores. */
interface Staged {
  readonly id: string;
  readonly content: Content;
}

/** The same after the first run. */
interface Ready extends Staged {
  readonly bytes: Uint8Array;
}

/** Ends the first run of a transaction, so that it is rolled back. */
class NotStoredYet extends Error {
  readonly contents: readonly Staged[];
  constructor(contents: readonly Staged[]) {
    super('These contents are stored first.');
    this.contents = contents;
  }
}

const atOnce = 4;
/** A run can want other contents than the one before it when other transactions came in between. */
const mostRuns = 5;

/**
 * Contents in an object store, for transactions that must not wait for it. A transaction that stores contents runs twice:
 * the first run makes every check, notes the contents and is rolled back; they are stored; the second run finds them stored,
 * inserts their rows and is committed. So nothing is sent for a call that is refused, a row never lacks its content, and what
 * is left of a second run that failed is swept.
 *
 * @param isHome Whether contents are written with their rows, and only copied from an object store: then the copied ones are
 * fetched between the runs.
 */
export function stageContents(
  store: Store,
  files: FileStore,
  { isHome }: { readonly isHome: boolean },
): { store: Store; files: FileStore } {
  const runs = new WeakMap<Db, Run>();
  const takeTurn = pLimit(atOnce);
  const prepare = (staged: Staged): Promise<Ready> =>
    takeTurn(async () => {
      const bytes = await bytesOf(staged.content, files.read);
      if (!isHome) await files.write(store.db, staged.id, bytes);
      return { ...staged, bytes };
    });

  async function write<Result>(work: (trx: Transaction<Tables>) => Promise<Result>): Promise<Result> {
    const stored: Ready[] = [];
    for (let count = 0; count < mostRuns; count++) {
      try {
        return await store.write(async (trx) => {
          const run = new Run(stored);
          runs.set(trx, run);
          const result = await work(trx);
          if (run.missing.length > 0) throw new NotStoredYet(run.missing);
          return result;
        });
      } catch (error) {
        if (!(error instanceof NotStoredYet)) throw error;
        stored.push(...(await Promise.all(error.contents.map(prepare))));
      }
    }
    throw new StoreBusyError('The files of a transaction are other ones in each run.');
  }

  return {
    store: { ...store, write },
    files: {
      ...files,
      stagedId: (trx, content) => runs.get(trx)?.idOf(content),
      async write(trx, id, content) {
        const run = runs.get(trx);
        if (!run || (isHome && content instanceof Uint8Array)) return files.write(trx, id, content);
        const bytes = run.bytesOf({ id, content });
        if (bytes && isHome) await files.write(trx, id, bytes);
      },
    },
  };
}

/** One run of a transaction. */
class Run {
  readonly missing: Staged[] = [];
  readonly #stored: readonly Ready[];
  readonly #taken = new Set<string>();

  constructor(stored: readonly Ready[]) {
    this.#stored = stored;
  }

  /** The id under which a content was stored, once for each time that it was. */
  idOf(content: Content): string | undefined {
    const found = this.#stored.find(({ id, content: of }) => !this.#taken.has(id) && isSame(of, content));
    if (found) this.#taken.add(found.id);
    return found?.id;
  }

  /** The bytes of a content that is ready; another one is noted. */
  bytesOf(staged: Staged): Uint8Array | undefined {
    const found = this.#stored.find(({ id }) => id === staged.id);
    if (!found) this.missing.push(staged);
    return found?.bytes;
  }
}

/** Bytes are compared, because a call decodes its file in each run again. */
const isSame = (one: Content, other: Content) =>
  one instanceof Uint8Array
    ? other instanceof Uint8Array && Buffer.compare(one, other) === 0
    : 'copyOf' in other && one.copyOf === other.copyOf;
