import { formatDate } from '@pabean/api/rules';
import type { Commands } from './command.ts';
import { listManifests, receive } from './manifests.ts';

/** The commands about manifests, by name. */
export const manifestCommands: Commands = {
  list: {
    takes: '',
    summary: 'manifests that wait to be received, those that wait longest first',
    help: 'One line each: id, number, day, company.',
    ofOne: false,
    async run({ store }) {
      const { rows, more } = await listManifests(store.db);
      const lines = rows.map(({ id, number, date, company_name }) =>
        [id, number, formatDate(date), company_name].join('  '),
      );
      return [...lines, ...(more ? ['… and later ones.'] : [])].join('\n') || 'There is no such manifest.';
    },
  },
  receive: {
    takes: '<manifest>',
    summary: 'marks one as received; its company sees when',
    help: 'The manifest is named by its id or its number. The book of what was done gets a line, in one transaction with the change.',
    ofOne: true,
    run: (deps, key) => receive(deps, key),
  },
};
