import { formatDate } from '@pabean/api/rules';
import { type Commands, text, texts } from './command.ts';
import { listLetters, releaseLetter } from './letters.ts';

/** The commands about collective release letters, by name. */
export const letterCommands: Commands = {
  list: {
    takes: '',
    summary: 'the letters that were released last',
    help: 'One line each: number, day, consignment notes, company.',
    ofOne: false,
    async run({ store }) {
      const { rows, more } = await listLetters(store.db);
      const lines = rows.map(({ number, date, line_count, company_name }) =>
        [number, formatDate(date), line_count, company_name].join('  '),
      );
      return [...lines, ...(more ? ['… and earlier ones.'] : [])].join('\n') || 'There is no letter.';
    },
  },
  release: {
    takes: '<csv> --to <npwp> --number <number> --date <day> --billing <code> --due <day>',
    summary: 'releases a collective letter (SPPBMCP) with its consignment notes to a company',
    help: 'The CSV has a line for each consignment note, and in its first line the names ID_AJU, ID_PEMBERITAHU, NO_SPPBMCP, TGL_SPPBMCP, TOTAL_BM, TOTAL_PPN, TOTAL_PPH, TOTAL_PPNBM, TOTAL_BMTP, TOTAL_TAGIHAN, NO_BARANG, TGL_HOUSE_BLAWB, KD_GUDANG, NO_KANTONG, KD_JNS_PIBK. Amounts are whole rupiah, days YYYY-MM-DD or dd-MM-yyyy. All of it is checked before anything is kept; the book of what was done gets a line, in one transaction with the letter.',
    options: texts('to', 'number', 'date', 'billing', 'due'),
    ofOne: true,
    run: (deps, path, values) =>
      releaseLetter(deps, path, {
        npwp: text(values.to) ?? '',
        number: text(values.number) ?? '',
        date: text(values.date) ?? '',
        billingCode: text(values.billing) ?? '',
        dueDate: text(values.due) ?? '',
      }),
  },
};
