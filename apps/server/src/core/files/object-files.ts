import type { Store } from '../db/store.ts';
import { bytesOf, type FileStore, pagesAfter } from './file-store.ts';
import type { ObjectStore } from './object-store.ts';
import { withoutRow } from './orphans.ts';

const idPattern = /^[0-9A-Za-z_-]{8,64}$/;
const day = 24 * 3_600_000;
/** Pages of a sweep: the next one goes on where it ended, so that a large bucket keeps no sweep busy for long. */
const pagesOfSweep = 20;
const batch = 500;
/** Not ids, so that no sweep takes them. */
const probe = 'probe';
const ownership = 'owner';

/**
 * Contents in an object store, which servers share. Called in a transaction, `write` would hold it while the content is sent:
 * `stageContents` sends it before.
 */
export function createObjectFiles({ db }: Pick<Store, 'db'>, objects: ObjectStore): FileStore {
  let sweptTo = '';
  const named = (id: string) => {
    if (!idPattern.test(id)) throw new Error(`Not a file id: ${JSON.stringify(id)}`);
    return id;
  };
  const files: FileStore = {
    write: async (_, id, content) => objects.put(named(id), await bytesOf(content, files.read)),
    read: async (id) => objects.get(named(id)),
    open: async (id) => objects.open(named(id)),
    remove: async (id) => objects.remove(named(id)),
    freeBytes: async () => undefined,
    tryRoom: () => objects.put(probe, new Uint8Array(1)),
    // Objects are listed, read and written, so that a key that may not is noticed.
    async claim(owner) {
      await objects.list('');
      const found = await objects.get(ownership);
      if (found && found.toString() !== owner) return false;
      await objects.put(ownership, Buffer.from(owner));
      return true;
    },
    // An object must be old by the kept time and by the store's own clock, whichever is wrong.
    async sweep(now) {
      let removed = 0;
      for (let page = 0; page < pagesOfSweep; page++) {
        const listed = await objects.list(sweptTo);
        const old = listed.filter(
          ({ name, age, modified }) => idPattern.test(name) && age > day && modified < now.getTime() - day,
        );
        for (let start = 0; start < old.length; start += batch) {
          const ids = old.slice(start, start + batch).map(({ name }) => name);
          for (const id of await withoutRow(db, ids)) {
            await objects.remove(id);
            removed++;
          }
        }
        sweptTo = listed.at(-1)?.name ?? '';
        if (!sweptTo) break;
      }
      return removed;
    },
    async *pages() {
      const namesAfter = async (after: string) => (await objects.list(after)).map(({ name }) => name);
      for await (const names of pagesAfter(namesAfter)) yield names.filter((name) => idPattern.test(name));
    },
  };
  return files;
}
