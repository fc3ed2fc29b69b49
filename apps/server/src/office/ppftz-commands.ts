import { resolve } from 'node:path';
import { ppftzStatus, writtenAjuNumber } from '@pabean/api/rules';
import { newId } from '../id.ts';
import { dayOf } from '../permit/office-day.ts';
import { storeUpload } from '../permit/stored-files.ts';
import { type Command, type Commands, dayIn, required, text, texts, type Values } from './command.ts';
import { CommandError } from './command-error.ts';
import type { OfficeDeps } from './office-deps.ts';
import { readOfficeFile } from './office-file.ts';
import { actOnRecord, decideRecord, listRecords, type RecordAction, type SentRecord } from './ppftz.ts';

const { received, awaitingPayment, paid, inspection, rejected, released, returned } = ppftzStatus;

/** At which statuses each command moves a record on. */
const moves: Readonly<Record<string, readonly string[]>> = {
  bill: [received],
  pay: [awaitingPayment],
  inspect: [paid],
  release: [paid, inspection],
  reject: [received, awaitingPayment, paid, inspection],
  return: [received, awaitingPayment],
};

/** @throws CommandError that says what is possible instead */
function requireMove({ aju_number, status, statusLabel }: SentRecord, move: string) {
  if (moves[move]?.includes(status)) return;
  const possible = Object.keys(moves).filter((name) => moves[name]?.includes(status));
  throw new CommandError(
    `${writtenAjuNumber(aju_number)} is at ${status} (${statusLabel}), so ${move} is not possible. Possible now: ${possible.join(', ') || 'none that moves it'}. note is always.`,
  );
}

const both =
  'The record is named by its number or its id. Its history gets a line that its company reads, and the book of what was done another, in one transaction with the change.';

/** A command that moves a record on. */
const moving = (
  move: string,
  takes: string,
  names: readonly string[],
  words: { summary: string; help: string },
  read: (values: Values, deps: OfficeDeps) => RecordAction | Promise<RecordAction>,
): Command => ({
  takes: `<record> ${takes}--officer <name>`,
  summary: words.summary,
  help: `${words.help} ${both}`,
  ofOne: true,
  options: texts(...names, 'officer'),
  async run(deps, key, values) {
    const act = await read(values, deps);
    return actOnRecord(deps, move, key, (trx, record, now, all) => {
      requireMove(record, move);
      return act(trx, record, now, all);
    });
  },
});

const officerIn = (values: Values) => required(values, 'officer', 'Sri Wahyuni');

/** A command that only moves a record on. */
const plain = (move: string, to: string, words: { summary: string; help: string }) =>
  moving(move, '[--remarks <text>] ', ['remarks'], words, (values) => {
    const remarks = text(values.remarks) || null;
    const officer = officerIn(values);
    return async (trx, record, now) => {
      await decideRecord(trx, record, now, { officer, decision: 'Y', to, remarks });
      return remarks ?? '';
    };
  });

/** A command against a record, with its reason. */
const against = (
  move: string,
  decided: { readonly to: string; readonly decision: 'T' | 'X' },
  example: string,
  words: { summary: string; help: string },
) =>
  moving(move, '--reason <text> ', ['reason'], words, (values) => {
    const remarks = required(values, 'reason', example);
    const officer = officerIn(values);
    return async (trx, record, now) => {
      await decideRecord(trx, record, now, { ...decided, officer, remarks });
      return remarks;
    };
  });

/** The commands about PPFTZ records, by name. */
export const ppftzCommands: Commands = {
  list: {
    takes: '[--status <code>]',
    summary: 'records that wait for the office, or those at one status',
    help: 'One line each, those that were sent first before the others: number, status, recipient, company.',
    options: texts('status'),
    ofOne: false,
    async run({ store }, _subject, { status }) {
      const wanted = text(status);
      const { rows, more } = await listRecords(
        store.db,
        wanted ? [wanted] : [received, awaitingPayment, paid, inspection],
      );
      const lines = rows.map((record) =>
        [
          writtenAjuNumber(record.aju_number),
          `${record.status} ${record.statusLabel}`,
          record.recipient,
          record.companyName,
        ].join('  '),
      );
      return [...lines, ...(more ? ['… and later ones.'] : [])].join('\n') || 'There is no such record.';
    },
  },
  bill: moving(
    'bill',
    '--code <text> [--file <pdf>] ',
    ['code', 'file'],
    {
      summary: 'asks to be paid under a billing code (status 115)',
      help: '--file is the bill, which the company can download.',
    },
    async (values, deps) => {
      const code = required(values, 'code', '620261123000001');
      const officer = officerIn(values);
      const path = text(values.file);
      const file = path && (await readOfficeFile(resolve(path), `Billing ${code}`, deps.office, ['pdf']));
      return async (trx, record, now, { files }) => {
        const stored = file ? { billing_file_id: await storeUpload(trx, files, now, file, null) } : {};
        const decided = { officer, decision: 'Y', to: awaitingPayment, remarks: null } as const;
        await decideRecord(trx, record, now, decided, { billing_code: code, ...stored });
        return code;
      };
    },
  ),
  pay: plain('pay', paid, {
    summary: 'confirms that it was paid (status 116)',
    help: 'The proof that the company recorded stays as it is.',
  }),
  inspect: plain('inspect', inspection, {
    summary: 'has the goods inspected (status 120)',
    help: 'Release or reject it afterwards.',
  }),
  release: moving(
    'release',
    '--number <text> [--date <day>] ',
    ['number', 'date'],
    {
      summary: 'releases the goods (SPPB, status 150)',
      help: '--number is that of the letter; --date is today unless you say so.',
    },
    (values, deps) => {
      const number = required(values, 'number', '000045/SPPB/KPU.02/2026');
      const today = dayOf(deps.clock());
      const date = dayIn(values) ?? today;
      const officer = officerIn(values);
      if (date > today) throw new CommandError(`--date ${date} has not come yet.`);
      return async (trx, record, now) => {
        const other = await trx
          .selectFrom('ppftz')
          .select('aju_number')
          .where('release_number', '=', number)
          .executeTakeFirst();
        if (other)
          throw new CommandError(
            `${number} is the number of the release of ${writtenAjuNumber(other.aju_number)} already.`,
          );
        const decided = { officer, decision: 'Y', to: released, remarks: null } as const;
        await decideRecord(trx, record, now, decided, { release_number: number, release_date: date });
        return `${number}, ${date}`;
      };
    },
  ),
  reject: against('reject', { to: rejected, decision: 'T' }, 'Rekomendasi tidak sesuai dengan barang.', {
    summary: 'rejects it (status 145)',
    help: 'The reason stands in the history, in Indonesian.',
  }),
  return: against(
    'return',
    { to: returned, decision: 'X' },
    'Surat keterangan pindah belum ditandatangani.',
    {
      summary: 'returns it to be corrected and sent again (status 190)',
      help: 'The reason says what must be corrected, in Indonesian.',
    },
  ),
  note: {
    takes: '<record> --text <text> --officer <name>',
    summary: 'notes something for the company to read',
    help: `The status stays. ${both}`,
    ofOne: true,
    options: texts('text', 'officer'),
    async run(deps, key, values) {
      const said = required(values, 'text', 'Dokumen sudah lengkap.');
      const officer = officerIn(values);
      return actOnRecord(deps, 'note', key, async (trx, { id }, now) => {
        const row = { id: newId(now), ppftz_id: id, officer, note: said, at: now.toISOString() };
        await trx.insertInto('ppftz_note').values(row).execute();
        return said;
      });
    },
  },
};
