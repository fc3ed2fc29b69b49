import { formatDate } from '@pabean/api/rules';
import { type Area, command } from './command.ts';
import { letterColumnNames } from './letter-file.ts';
import { releaseLetter, selectLetters } from './letters.ts';
import { listRows } from './list.ts';
import { day, digits, required, text } from './options.ts';
import { joined } from './print.ts';
import { showCommand } from './show.ts';
import { showLetter } from './show-letter.ts';

/** The commands about collective release letters. */
export const letterArea: Area = {
  about: 'Collective release letters (SPPBMCP).',
  commands: {
    list: command({
      summary: 'the letters that were released last',
      help: 'One line each: number, day, consignment notes, company.',
      act: ({ deps }) =>
        listRows(
          selectLetters(deps.store.db).orderBy('release_letter.id', 'desc'),
          ({ number, date, line_count, company_name }) =>
            joined(number, formatDate(date), String(line_count), company_name),
          { none: 'There is no letter.', further: 'earlier ones' },
        ),
    }),
    show: showCommand({
      summary: 'everything about one, and what was done to it',
      help: 'Its file is the spreadsheet of its lines that the company has.',
      subject: { name: 'letter', help: 'its number or its id' },
      find: showLetter,
    }),
    release: command({
      summary: 'releases a collective letter (SPPBMCP) with its consignment notes to a company',
      help: `The CSV has a line for each consignment note, and in its first line the names ${letterColumnNames.join(', ')}. Amounts are whole rupiah, days YYYY-MM-DD or dd-MM-yyyy. All of it is checked before anything is kept; the book of what was done gets a line, in one transaction with the letter.`,
      subject: { name: 'csv', help: 'the file of its lines' },
      options: {
        to: required(text('the company', { takes: '<npwp>', most: 20 }), '0019000017999000'),
        number: required(text('of the letter', { takes: '<number>', most: 50 }), '001198/SPPBMCP-K/2026'),
        date: required(day('of the letter'), '2026-09-24'),
        billing: required(digits('<code>', 'the billing code', 15), '620260924001198'),
        due: required(day('until when it is paid'), '2026-10-24'),
      },
      act: ({ deps, subject, options }) => releaseLetter(deps, subject, options),
    }),
  },
};
