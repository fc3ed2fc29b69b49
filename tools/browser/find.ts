import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A browser on this machine and how it was found, in words for the terminal. */
export interface FoundBrowser {
  path: string;
  source: string;
}

/** Whether there is a program at the path that this process may start. */
export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The browser that a variable of the environment names. Throws when there is none at its path. */
export function fromVariable(variable: string, example: string): FoundBrowser | undefined {
  const path = process.env[variable];
  if (!path) return undefined;
  if (!isExecutable(path))
    throw new Error(
      `${variable} names ${path}, which is not an executable file. Correct it or unset it, for example ${variable}=${example}.`,
    );
  return { path, source: variable };
}

/** The first of these programs on the PATH. */
export function fromPath(names: readonly string[]): FoundBrowser | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const path = names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
  return path ? { path, source: 'PATH' } : undefined;
}
