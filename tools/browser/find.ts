import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A browser on this machine, and a text for the terminal about how it was found. */
export interface FoundBrowser {
  path: string;
  source: string;
}

/** Whether there is an executable at the path. */
export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The browser in an environment variable. Throws when there is none at its path. */
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
