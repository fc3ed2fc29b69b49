import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Contents of uploaded files, each under an id that the server made. Rows about them live in the database. */
export interface FileStore {
  /** Returns once the content would survive a power cut. */
  write(id: string, bytes: Uint8Array): Promise<void>;
  /** The content, or undefined when there is none. */
  read(id: string): Promise<Buffer<ArrayBuffer> | undefined>;
  /** Forgets the content; one that is gone already is no error. */
  remove(id: string): Promise<void>;
  /** Ids of contents last written before `time` (milliseconds). */
  olderThan(time: number): Promise<string[]>;
}

const idPattern = /^[0-9A-Za-z_-]{8,64}$/;

/** A store below `directory`: `<last two characters of the id>/<id>`, so that no folder grows large. */
export function createFileStore(directory: string): FileStore {
  const folderOf = (id: string) => {
    if (!idPattern.test(id)) throw new Error(`Not a file id: ${JSON.stringify(id)}`);
    return join(directory, id.slice(-2));
  };
  const pathOf = (id: string) => join(folderOf(id), id);

  return {
    async write(id, bytes) {
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
    },
    read: (id) => readFile(pathOf(id)).catch(ignoreMissing),
    remove: (id) => rm(pathOf(id), { force: true }),
    async olderThan(time) {
      const entries =
        (await readdir(directory, { recursive: true, withFileTypes: true }).catch(ignoreMissing)) ?? [];
      const ids: string[] = [];
      for (const entry of entries) {
        const written =
          entry.isFile() && (await stat(join(entry.parentPath, entry.name)).catch(ignoreMissing));
        if (written && written.mtimeMs < time) ids.push(entry.name);
      }
      return ids;
    },
  };
}

/** The folder exists and its name is on the disk too. */
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
