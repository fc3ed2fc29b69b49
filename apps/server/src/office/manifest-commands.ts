import { formatDate } from '@pabean/api/rules';
import { type Commands, text, texts } from './command.ts';
import { listManifests, receive, showManifest } from './manifests.ts';
import { unverifiedMark } from './unverified.ts';

/** The commands about manifests, by name. */
export const manifestCommands: Commands = {
  list: {
    takes: '',
    summary: 'manifests that wait to be received, those that wait longest first',
    help: 'One line each: id, number, day, company.',
    ofOne: false,
    async run({ store }) {
      const { rows, more } = await listManifests(store.db);
      const lines = rows.map((row) =>
        [row.id, row.number, formatDate(row.date), row.company_name, unverifiedMark(row)]
          .filter(Boolean)
          .join('  '),
      );
      return [...lines, ...(more ? ['… and later ones.'] : [])].join('\n') || 'There is no such manifest.';
    },
  },
  show: {
    takes: '<manifest> [--files <folder>]',
    summary: 'everything about one, and what was done to it',
    help: 'The manifest is named by its id or its number. --files puts a copy of its file into a folder, readable for you alone; nothing is overwritten. Delete it when you have read it.',
    options: texts('files'),
    ofOne: true,
    run: (deps, key, { files }) => showManifest(deps, key, text(files)),
  },
  receive: {
    takes: '<manifest>',
    summary: 'marks one as received; its company sees when',
    help: 'The manifest is named by its id or its number. The book of what was done gets a line, in one transaction with the change.',
    ofOne: true,
    run: (deps, key) => receive(deps, key),
  },
};
