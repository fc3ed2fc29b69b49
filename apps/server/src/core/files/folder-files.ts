import { mkdir, open, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Store } from '../db/store.ts';
import { newId } from '../id.ts';
import { bytesOf, type Content, type FileStore } from './file-store.ts';
import { withoutRow } from './orphans.ts';

const idPattern = /^[0-9A-Za-z_-]{8,64}$/;
const day = 24 * 3_600_000;
const batch = 500;
const smallFile = new Uint8Array(64 * 1024);

/** Contents in a folder of one machine. */
export interface FolderFiles extends FileStore {
  /** Names of the contents last written before `time` (milliseconds), unfinished ones too. */
  olderThan(time: number): Promise<string[]>;
}

/**
 * Contents below `directory`: `<last two characters of the id>/<id>`, so that no folder grows large. A content is written
 * before its transaction ends and removed after it, so that every row has its content; a power cut or a rollback can leave a
 * content without a row, which is swept later.
 */
export function createFolderFiles({ db }: Pick<Store, 'db'>, directory: string): FolderFiles {
  const folderOf = (id: string) => {
    if (!idPattern.test(id)) throw new Error(`Not a file id: ${JSON.stringify(id)}`);
    return join(directory, id.slice(-2));
  };
  const pathOf = (id: string) => join(folderOf(id), id);
  const remove = (id: string) => rm(pathOf(id), { force: true });

  async function olderThan(time: number) {
    const entries =
      (await readdir(directory, { recursive: true, withFileTypes: true }).catch(ignoreMissing)) ?? [];
    const ids: string[] = [];
    for (const entry of entries) {
      const written = entry.isFile() && (await stat(join(entry.parentPath, entry.name)).catch(ignoreMissing));
      if (written && written.mtimeMs < time) ids.push(entry.name);
    }
    return ids;
  }

  const read = (id: string) => readFile(pathOf(id)).catch(ignoreMissing);

  async function write(_: unknown, id: string, content: Content) {
    const bytes = await bytesOf(content, read);
    const folder = folderOf(id);
    await makeFolder(directory, folder);
    const temporary = join(folder, `tmp-${id}`);
    try {
      await writeSynced(temporary, bytes);
      await rename(temporary, pathOf(id));
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
    await syncFolder(folder);
  }

  return {
    write,
    read,
    remove,
    async sweep(now) {
      const old = await olderThan(now.getTime() - day);
      let removed = 0;
      for (let start = 0; start < old.length; start += batch) {
        const ids = old.slice(start, start + batch);
        const orphans = await withoutRow(db, ids);
        await Promise.all(orphans.map(remove));
        removed += orphans.length;
      }
      return removed;
    },
    async freeBytes() {
      // The folder is created with the first file.
      const disk = (await statfs(directory).catch(ignoreMissing)) ?? (await statfs(dirname(directory)));
      return disk.bavail * disk.bsize;
    },
    async tryRoom(now) {
      const id = newId(now);
      await write(undefined, id, smallFile);
      await remove(id);
    },
    async *pages() {
      const ids = (await olderThan(Number.POSITIVE_INFINITY)).filter((name) => !name.startsWith('tmp-'));
      for (let start = 0; start < ids.length; start += batch) yield ids.slice(start, start + batch);
    },
    olderThan,
  };
}

/** Creates the folder and flushes its name to the disk. */
async function makeFolder(directory: string, folder: string) {
  if (await mkdir(folder, { recursive: true, mode: 0o700 })) await syncFolder(directory);
}

async function writeSynced(path: string, bytes: Uint8Array) {
  const file = await open(path, 'w', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncFolder(path: string) {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
