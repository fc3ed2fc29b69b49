import { buffer } from 'node:stream/consumers';
import { formatDate, rupiah } from '@pabean/api/rules';
import { spreadsheetName, spreadsheetOf } from '../letter/letter-spreadsheet.ts';
import { findLetter } from './letters.ts';
import type { OfficerDeps } from './officer-deps.ts';
import { facts, oneLine, quantity } from './print.ts';
import type { Shown } from './show.ts';

/** Everything about a letter, and the actions on it. @throws CommandError when there is none */
export async function showLetter({ store: { db }, xlsx }: OfficerDeps, key: string): Promise<Shown> {
  const letter = await findLetter(db, key);
  return {
    blocks: [
      facts([
        ['Letter', letter.id],
        ['Number', `${oneLine(letter.number)}, ${formatDate(letter.date)}`],
        ['Company', oneLine(letter.company_name)],
        ['Lines', String(letter.line_count)],
        ['Billing', letter.billing_code],
        ['Total', quantity(String(letter.total), rupiah)],
        ['Due', formatDate(letter.due_date)],
        ['Released', letter.created_at],
      ]),
    ],
    files: [
      {
        name: spreadsheetName(letter),
        make: async () => buffer((await spreadsheetOf(db, xlsx, letter)).stream),
      },
    ],
    book: { of: { kind: 'letter', key: letter.id } },
  };
}
