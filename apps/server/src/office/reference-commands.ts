import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Commands } from './command.ts';
import { importReference } from './import-reference.ts';

/** The commands about reference data, by name. */
export const referenceCommands: Commands = {
  import: {
    takes: '<folder>',
    summary: 'replaces the reference data by the CSV files of a folder',
    help: 'The files are those of apps/server/src/data, under the same names. Everything is checked before anything is changed; what applications use is never removed, and carriers that officers accepted stay. Servers that run show the new data at once.',
    ofOne: true,
    run: (deps, folder) => importReference(deps, pathToFileURL(`${resolve(folder)}/`)),
  },
};
