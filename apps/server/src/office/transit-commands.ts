import { formatDate, groupRegistrationCode } from '@pabean/api/rules';
import type { TransitRequestTable } from '../core/db/tables/transit.ts';
import { type Command, type Commands, required, texts } from './command.ts';
import { joined } from './print.ts';
import { showRequest } from './show-transit.ts';
import { listRequests, stampRequest } from './transit.ts';
import { acceptCarrier, listWaiting, refuseCarrier } from './transit-carriers.ts';

const named =
  'The code is read however it was typed: small letters, with or without dashes; in quotes it may have blanks.';

const lineOf = ({ code, kind, person, carrier, port, expected_on, seen_at, seen_by }: TransitRequestTable) =>
  joined(
    ...[groupRegistrationCode(code), kind, person, carrier, port, formatDate(expected_on)],
    seen_at && `seen ${seen_at} by ${seen_by}`,
  );

/** A command about the name of a carrier that waits. */
const aboutCarrier = (
  decide: typeof acceptCarrier,
  words: { readonly summary: string; readonly help: string },
): Command => ({
  ...words,
  takes: '<name> --officer <name>',
  ofOne: true,
  options: texts('officer'),
  run: async (deps, name, values) => decide(deps, name, required(values, 'officer', 'Sri Wahyuni')),
});

const inBook = 'The book of what was done gets a line, in one transaction with the change.';

/** The commands about transit requests, by name. */
export const transitCommands: Commands = {
  list: {
    takes: '[--all]',
    summary: 'requests that no officer has seen yet, or all',
    help: 'One line each, those that were filed last first: code, kind, who carries the goods, carrier, port, day of arrival; with --all also who saw it when.',
    options: { all: { type: 'boolean' } },
    ofOne: false,
    async run({ store }, _subject, { all }) {
      const { rows, more } = await listRequests(store.db, all ? 'all' : 'unseen');
      const lines = rows.map(lineOf);
      return [...lines, ...(more ? ['… and earlier ones.'] : [])].join('\n') || 'There is no such request.';
    },
  },
  show: {
    takes: '<code>',
    summary: 'everything about a request, and who has seen it',
    help: `Every field as it was filed, goods with their total, supporting documents. ${named}`,
    ofOne: true,
    run: ({ store }, code) => showRequest(store.db, code),
  },
  seen: {
    takes: '<code> --officer <name>',
    summary: 'stamps a request as seen at the terminal',
    help: `Its PDF says who saw it when. A request is stamped once; a second stamp is refused and says whose the first is. ${named} ${inBook}`,
    ofOne: true,
    options: texts('officer'),
    run: async (deps, code, values) => stampRequest(deps, code, required(values, 'officer', 'Sri Wahyuni')),
  },
  carriers: {
    takes: '',
    summary: 'names of carriers that visitors have added and nobody has accepted',
    help: 'One line each, those that most visitors asked for first: name, how many visitors asked for it, since when. Until a name is accepted only they see it.',
    ofOne: false,
    async run({ store }) {
      const { rows, more } = await listWaiting(store.db);
      const lines = rows.map(({ name, visitors, added_at }) =>
        joined(name, `${visitors} ${visitors === 1 ? 'visitor' : 'visitors'}`, `since ${added_at}`),
      );
      return [...lines, ...(more ? ['… and others.'] : [])].join('\n') || 'No name waits.';
    },
  },
  'accept-carrier': aboutCarrier(acceptCarrier, {
    summary: 'accepts a name that waits: every visitor can choose it',
    help: inBook,
  }),
  'refuse-carrier': aboutCarrier(refuseCarrier, {
    summary: 'removes a name that waits',
    help: `Who added it no longer sees it; requests that name it keep it, and a visitor may add it again. ${inBook}`,
  }),
};
