import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Area, command } from './command.ts';
import { importReference } from './import-reference.ts';

/** The commands about reference data. */
export const referenceArea: Area = {
  about: 'Reference data: codes and names that forms offer.',
  commands: {
    import: command({
      summary: 'replaces the reference data by the CSV files of a folder',
      help: 'The files are those of apps/server/src/data, under the same names. Everything is checked before anything is changed; what applications use is never removed, and carriers that officers accepted stay. Servers that run show the new data at once.',
      subject: { name: 'folder', help: 'the folder of the files' },
      act: ({ deps, subject }) => importReference(deps, pathToFileURL(`${resolve(subject)}/`)),
    }),
  },
};
