import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from '../files/file-store.ts';
import { readStoredFile } from '../permit/read-file.ts';
import { CommandError } from './command-error.ts';

/** A stored file, and the name of its copy. */
export interface CopiedFile {
  readonly id: string;
  readonly media_type: string;
  readonly name: string;
}

/**
 * Puts copies of files into a folder, for this officer's eyes alone, and gives their paths.
 * @throws CommandError when one is there already: nothing is overwritten
 */
export async function copyFiles(
  store: FileStore,
  files: readonly CopiedFile[],
  folder: string,
): Promise<string[]> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const paths: string[] = [];
  for (const file of files) {
    const path = join(folder, file.name);
    const { bytes } = await readStoredFile(store, file);
    await writeFile(path, bytes, { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
      throw new CommandError(
        error.code === 'EEXIST'
          ? `${path} is there already, and nothing is overwritten. Name another folder.`
          : `${path} cannot be written: ${error.message}.`,
      );
    });
    paths.push(path);
  }
  return paths;
}
