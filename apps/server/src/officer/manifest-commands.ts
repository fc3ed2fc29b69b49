import { formatDate } from '@pabean/api/rules';
import { type Area, command } from './command.ts';
import { listRows } from './list.ts';
import { findManifest, selectWaiting, showManifest } from './manifests.ts';
import { joined } from './print.ts';
import { receiveCommand } from './sent-file.ts';
import { showCommand } from './show.ts';
import { unverifiedMark } from './unverified.ts';

const manifest = { name: 'manifest', help: 'its id or its number' };

/** The commands about manifests. */
export const manifestArea: Area = {
  about: 'Manifests: bills of lading and air waybills.',
  commands: {
    list: command({
      summary: 'manifests that wait to be received, those that wait longest first',
      help: 'One line each: id, number, day, company.',
      act: ({ deps }) =>
        listRows(
          selectWaiting(deps.store.db),
          (row) => joined(row.id, row.number, formatDate(row.date), row.company_name, unverifiedMark(row)),
          { none: 'There is no such manifest.', further: 'later ones' },
        ),
    }),
    show: showCommand({
      summary: 'everything about one, and what was done to it',
      help: '',
      subject: manifest,
      find: showManifest,
    }),
    receive: receiveCommand({
      kind: 'manifest',
      subject: manifest,
      find: findManifest,
      nameOf: ({ number, company_name }) => `${number} of ${company_name}`,
      detailOf: ({ id, number }) => `${id} ${number}`,
    }),
  },
};
