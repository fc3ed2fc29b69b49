import { resolve } from 'node:path';
import { dayOf, ppftzStatus, writtenAjuNumber } from '@pabean/api/rules';
import { questionMark } from '../core/questions/state.ts';
import { type Command, type Commands, dayIn, every, required, text, texts, type Values } from './command.ts';
import { CommandError } from './command-error.ts';
import type { OfficeDeps } from './office-deps.ts';
import { readOfficeFile } from './office-file.ts';
import { actOnRecord, listRecords, type RecordAction } from './ppftz.ts';
import {
  askRecord,
  bill,
  confirmPayment,
  type FieldRemark,
  hold,
  inspect,
  noteRecord,
  ofVerified,
  reject,
  release,
  returnRecord,
  unhold,
} from './ppftz-decisions.ts';
import { oneLine } from './print.ts';
import { showRecord } from './show-ppftz.ts';
import { unverifiedMark } from './unverified.ts';

const { received, awaitingPayment, paid, inspection } = ppftzStatus;

const both =
  'The record is named by its number or its id. Its company reads what is said; the book of what was done gets a line, in one transaction with the change.';

/** A command that changes one record. */
const changing = (
  action: string,
  takes: string,
  names: readonly string[],
  words: { summary: string; help: string },
  read: (values: Values, officer: string, deps: OfficeDeps) => RecordAction | Promise<RecordAction>,
): Command => ({
  takes: `<record> ${takes}--officer <name>`,
  summary: words.summary,
  help: `${words.help} ${both}`,
  ofOne: true,
  options: texts(...names, 'officer'),
  async run(deps, key, values) {
    const officer = required(values, 'officer', 'Sri Wahyuni');
    return actOnRecord(deps, action, key, await read(values, officer, deps));
  },
});

/** A command that says why. */
const withReason = (
  action: string,
  decision: (officer: string, reason: string) => RecordAction,
  example: string,
  words: { summary: string; help: string },
) =>
  changing(action, '--reason <text> ', ['reason'], words, (values, officer) =>
    decision(officer, required(values, 'reason', example)),
  );

/** The remarks of `--remark FIELD=TEXT`, of which each names another field. @throws CommandError */
function remarksIn(values: Values): FieldRemark[] {
  const remarks = every(values.remark).map((given) => {
    const [, field = '', remark = ''] = /^([^=]*)=(.*)$/s.exec(given) ?? [];
    if (!field.trim() || !remark.trim())
      throw new CommandError(
        `--remark ${given} is no field with a text. Example: --remark "no_surat_pindah=Nomor tidak sama dengan suratnya."`,
      );
    if (remark.length > 500) throw new CommandError(`--remark ${field} has more than 500 characters.`);
    return { field: field.trim(), remark: remark.trim() };
  });
  const twice = remarks.find(({ field }, at) => remarks.findIndex((each) => each.field === field) < at);
  if (twice) throw new CommandError(`--remark names ${twice.field} twice. Say both in one text.`);
  return remarks;
}

/** `return`, whose remarks may be given several times. */
const returning = changing(
  'return',
  '--reason <text> [--remark <field>=<text>]… ',
  ['reason'],
  {
    summary: 'returns it to be corrected and sent again (status 190)',
    help: 'The reason says what must be corrected, in Indonesian. --remark, as often as needed, says it beside one field: its name as show prints it, file_… for a file, kontainer, barang or kemasan. Remarks of an earlier return go.',
  },
  (values, officer) =>
    returnRecord({
      officer,
      reason: required(values, 'reason', 'Surat keterangan pindah belum ditandatangani.'),
      remarks: remarksIn(values),
    }),
);

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
          oneLine(record.recipient),
          oneLine(record.companyName),
          unverifiedMark(record),
          questionMark(record.asked, record.answered),
        ]
          .filter(Boolean)
          .join('  '),
      );
      return [...lines, ...(more ? ['… and later ones.'] : [])].join('\n') || 'There is no such record.';
    },
  },
  show: {
    takes: '<record> [--files <folder>]',
    summary: 'everything about a record, and what was done to it',
    help: 'Its header with the names that --remark of return takes, files, goods with their taxes and totals, containers, packaging, payment, decisions and notes. --files puts copies of its files into a folder, readable for you alone; nothing is overwritten. Delete them when you have decided. The record is named by its number or its id.',
    options: texts('files'),
    ofOne: true,
    run(deps, key, { files }) {
      const folder = text(files);
      return showRecord(deps, key, folder === undefined ? undefined : resolve(folder));
    },
  },
  bill: changing(
    'bill',
    '--code <text> [--file <pdf>] ',
    ['code', 'file'],
    {
      summary: 'asks to be paid under a billing code (status 115)',
      help: '--file is the bill, which the company can download. After a correction it takes the place of the earlier one; under another code a proof of payment that was recorded for that one goes.',
    },
    async (values, officer, { office }) => {
      const code = required(values, 'code', '620261123000001');
      const path = text(values.file);
      const file = path ? await readOfficeFile(resolve(path), `Billing ${code}`, office, ['pdf']) : undefined;
      return bill({ officer, code, file });
    },
  ),
  pay: changing(
    'pay',
    '[--without-proof <text>] [--remarks <text>] ',
    ['without-proof', 'remarks'],
    {
      summary: 'confirms that it was paid (status 116)',
      help: 'It prints the NTPN that the company has recorded, and refuses a record that has none. --without-proof confirms such a payment all the same and says how the office knows of it, in Indonesian.',
    },
    (values, officer) =>
      confirmPayment(officer, text(values.remarks) || null, text(values['without-proof']) || undefined),
  ),
  inspect: changing(
    'inspect',
    '[--remarks <text>] ',
    ['remarks'],
    { summary: 'has the goods inspected (status 120)', help: 'Release or reject it afterwards.' },
    (values, officer) => inspect(officer, text(values.remarks) || null),
  ),
  release: changing(
    'release',
    '--number <text> [--date <day>] [--remarks <text>] [--unverified <text>] ',
    ['number', 'date', 'remarks', 'unverified'],
    {
      summary: 'releases the goods (SPPB, status 150)',
      help: '--number is that of the letter; --date is today unless you say so. Held goods are not released. --unverified releases what was filed under an identity number that nobody has verified, and says why, in Indonesian.',
    },
    (values, officer, { clock, office }) => {
      const number = required(values, 'number', '000045/SPPB/KPU.02/2026');
      const today = dayOf(clock(), office.timeZone);
      const date = dayIn(values) ?? today;
      if (date > today) throw new CommandError(`--date ${date} has not come yet.`);
      const unverified = text(values.unverified) || undefined;
      return ofVerified(
        unverified,
        release({
          officer,
          number,
          date,
          remarks: [unverified, text(values.remarks)].filter(Boolean).join(' ') || null,
        }),
      );
    },
  ),
  reject: withReason('reject', reject, 'Rekomendasi tidak sesuai dengan barang.', {
    summary: 'rejects it (status 145)',
    help: 'The reason stands in the history, in Indonesian.',
  }),
  return: {
    ...returning,
    options: { ...returning.options, remark: { type: 'string', multiple: true } },
  },
  hold: withReason('hold', hold, 'Menunggu hasil laboratorium.', {
    summary: 'holds the goods: they are not released until unhold',
    help: 'The status stays. The reason stands among the notes, in Indonesian.',
  }),
  unhold: withReason('unhold', unhold, 'Hasil laboratorium sudah diterima.', {
    summary: 'lets held goods go',
    help: 'The status stays. The reason stands among the notes, in Indonesian.',
  }),
  ask: changing(
    'ask',
    '--text <text> ',
    ['text'],
    {
      summary: 'asks the company for something; the status stays',
      help: 'The company answers in the portal, with files where needed; show and list tell. What is asked stands among the notes, in Indonesian.',
    },
    (values, officer) =>
      askRecord(officer, required(values, 'text', 'Kirim foto surat pindah yang terbaca.')),
  ),
  note: changing(
    'note',
    '--text <text> ',
    ['text'],
    { summary: 'notes something for the company to read', help: 'The status stays.' },
    (values, officer) => noteRecord(officer, required(values, 'text', 'Dokumen sudah lengkap.')),
  ),
};
