import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AuditEntry } from '../core/audit.ts';
import type { FileStore } from '../core/files/file-store.ts';
import { readStoredFile } from '../core/files/read-file.ts';
import { CommandError } from './command-error.ts';
import type { OfficeDeps } from './office-deps.ts';
import { type ActingDeps, actAsOfficer, noteAct } from './officer-act.ts';
import { block } from './print.ts';

/** A stored file; its name is one that a file may have anywhere. */
export interface CopiedFile {
  readonly id: string;
  readonly media_type: string;
  readonly name: string;
}

/**
 * Puts copies of files into a folder, numbered, and says which; the book remembers that.
 *
 * @param about What has the files, as the book and the officer are told.
 * @throws CommandError when there are none, or one is there already
 */
export async function handOut(
  deps: ActingDeps & Pick<OfficeDeps, 'files'>,
  files: readonly CopiedFile[],
  folder: string,
  { thing, ...entry }: Omit<AuditEntry, 'actor'> & { readonly thing: string },
): Promise<string> {
  if (files.length === 0) throw new CommandError(`The ${thing} has no files.`);
  const numbered = files.map((file, index) => ({
    ...file,
    name: `${String(index + 1).padStart(2, '0')} ${file.name}`,
  }));
  const paths = await copyFiles(deps.files, numbered, folder);
  const detail = [entry.detail, `files: ${paths.length}`].filter(Boolean).join(' ');
  await actAsOfficer(deps, (act) => noteAct(act, { ...entry, detail }));
  return block('Copied', paths);
}

/**
 * Puts copies of files into a folder, for this officer's eyes alone, and gives their paths.
 * @throws CommandError when one is there already: nothing is overwritten
 */
async function copyFiles(store: FileStore, files: readonly CopiedFile[], folder: string): Promise<string[]> {
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
