import { formatDate, groupRegistrationCode } from '@pabean/api/rules';
import { type Area, command } from './command.ts';
import { listRows } from './list.ts';
import { given, required, text } from './options.ts';
import { joined } from './print.ts';
import { showCommand } from './show.ts';
import { showRequest } from './show-transit.ts';
import { selectRequests, stampRequest } from './transit.ts';
import { acceptCarrier, refuseCarrier, selectWaiting } from './transit-carriers.ts';

const request = {
  name: 'code',
  help: 'read however it was typed: small letters, with or without dashes; in quotes it may have blanks',
};
const carrier = { name: 'name', help: 'of the carrier, in quotes' };

const officer = required(text('who does it', { takes: '<name>' }), 'Sri Wahyuni');

const inBook = 'The book of what was done gets a line, in one transaction with the change.';

/** The commands about transit requests. */
export const transitArea: Area = {
  about: 'Transit requests, and the carriers that they name.',
  commands: {
    list: command({
      summary: 'requests that no officer has seen yet, or all',
      help: 'One line each, those that were filed last first: code, kind, who carries the goods, carrier, port, day of arrival.',
      options: { all: given('those that were seen, too, with who saw them when') },
      act: ({ deps, options }) =>
        listRows(
          selectRequests(deps.store.db, options.all ? 'all' : 'unseen'),
          ({ code, kind, person, carrier, port, expected_on, seen_at, seen_by }) =>
            joined(
              ...[groupRegistrationCode(code), kind, person, carrier, port, formatDate(expected_on)],
              seen_at && `seen ${seen_at} by ${seen_by}`,
            ),
          { none: 'There is no such request.', further: 'earlier ones' },
        ),
    }),
    show: showCommand({
      summary: 'everything about a request, and who has seen it',
      help: 'Every field as it was filed, goods with their total, supporting documents. Its file is the PDF that the traveller has.',
      subject: request,
      find: showRequest,
    }),
    seen: command({
      summary: 'stamps a request as seen at the terminal',
      help: `Its PDF says who saw it when. A request is stamped once; a second stamp is refused and says whose the first is. ${inBook}`,
      subject: request,
      options: { officer },
      act: ({ deps, subject, options }) => stampRequest(deps, subject, options.officer),
    }),
    carriers: command({
      summary: 'names of carriers that visitors have added and nobody has accepted',
      help: 'One line each, those that most visitors asked for first: name, how many visitors asked for it, since when. Until a name is accepted only they see it.',
      act: ({ deps }) =>
        listRows(
          selectWaiting(deps.store.db),
          ({ name, visitors, added_at }) =>
            joined(
              name,
              `${visitors} ${Number(visitors) === 1 ? 'visitor' : 'visitors'}`,
              `since ${added_at}`,
            ),
          { none: 'No name waits.', further: 'others' },
        ),
    }),
    'accept-carrier': command({
      summary: 'accepts a name that waits: every visitor can choose it',
      help: inBook,
      subject: carrier,
      options: { officer },
      act: ({ deps, subject, options }) => acceptCarrier(deps, subject, options.officer),
    }),
    'refuse-carrier': command({
      summary: 'removes a name that waits',
      help: `Who added it no longer sees it; requests that name it keep it, and a visitor may add it again. ${inBook}`,
      subject: carrier,
      options: { officer },
      act: ({ deps, subject, options }) => refuseCarrier(deps, subject, options.officer),
    }),
  },
};
