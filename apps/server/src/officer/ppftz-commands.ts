import { ppftzStatus, writtenAjuNumber } from '@pabean/api/rules';
import { questionMark } from '../core/questions/state.ts';
import { type Area, command, type Given } from './command.ts';
import { CommandError } from './command-error.ts';
import { decisionDay } from './decision-day.ts';
import { listRows } from './list.ts';
import { readOfficeFile } from './office-file.ts';
import { day, type Options, path, repeated, required, text, value } from './options.ts';
import { actOnRecord, type RecordAction, selectRecords } from './ppftz.ts';
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
import { joined } from './print.ts';
import { showCommand } from './show.ts';
import { showRecord } from './show-ppftz.ts';
import { unverifiedMark } from './unverified.ts';

const { received, awaitingPayment, paid, inspection } = ppftzStatus;

const both =
  'Its company reads what is said; the book of what was done gets a line, in one transaction with the change.';

const record = { name: 'record', help: 'its number or its id' };

const officer = required(text('who does it', { takes: '<name>' }), 'Sri Wahyuni');
const remarks = text('what the company reads beside it');

const reasonOf = (example: string) => required(text('why, in Indonesian'), example);

/** `FIELD=TEXT`. */
const fieldRemark = value(
  '<field=text>',
  'says it beside one field: its name as show prints it, file_… for a file, kontainer, barang or kemasan',
  (given, flag): FieldRemark => {
    const [, field = '', remark = ''] = /^([^=]*)=(.*)$/s.exec(given) ?? [];
    if (!field.trim() || !remark.trim())
      throw new CommandError(
        `${flag} ${given} is no field with a text. Example: ${flag} "no_surat_pindah=Nomor tidak sama dengan suratnya."`,
      );
    if (remark.length > 500) throw new CommandError(`${flag} ${field} has more than 500 characters.`);
    return { field: field.trim(), remark: remark.trim() };
  },
);

/** @throws CommandError when two remarks are about one field */
function requireOnce(given: readonly FieldRemark[]) {
  const twice = given.find(({ field }, at) => given.findIndex((each) => each.field === field) < at);
  if (twice) throw new CommandError(`--remark names ${twice.field} twice. Say both in one text.`);
}

/** Runs a command on the named record. */
const decide = (
  { deps, name, subject }: Omit<Given<Options>, 'options'>,
  action: RecordAction,
): Promise<string> => actOnRecord(deps, name, subject, action);

/** The descriptions of a command. */
interface Descriptions {
  readonly summary: string;
  readonly help: string;
}

type ActionWithText = (officer: string, content: string) => RecordAction;

/** A command with a reason. */
const withReason = (decision: ActionWithText, example: string, { summary, help }: Descriptions) =>
  command({
    summary,
    help: `${help} ${both}`,
    subject: record,
    options: { reason: reasonOf(example), officer },
    act: (given) => decide(given, decision(given.options.officer, given.options.reason)),
  });

/** A command with a text for the company. */
const withText = (decision: ActionWithText, example: string, { summary, help }: Descriptions) =>
  command({
    summary,
    help: `${help} ${both}`,
    subject: record,
    options: { text: required(text('what the company reads, in Indonesian'), example), officer },
    act: (given) => decide(given, decision(given.options.officer, given.options.text)),
  });

/** The commands about PPFTZ records. */
export const ppftzArea: Area = {
  about: 'PPFTZ records.',
  commands: {
    list: command({
      summary: 'records that wait for the office, or those at one status',
      help: 'One line each, those that were sent first before the others: number, status, recipient, company.',
      options: { status: text('a code, such as 110', { takes: '<code>' }) },
      act: ({ deps, options: { status } }) =>
        listRows(
          selectRecords(deps.store.db, status ? [status] : [received, awaitingPayment, paid, inspection]),
          (row) =>
            joined(
              ...[writtenAjuNumber(row.aju_number), `${row.status} ${row.statusLabel}`],
              ...[row.recipient, row.companyName, unverifiedMark(row)],
              questionMark(row.asked, row.answered),
            ),
          { none: 'There is no such record.', further: 'later ones' },
        ),
    }),
    show: showCommand({
      summary: 'everything about a record, and what was done to it',
      help: 'Its header with the names that --remark of return takes, files, goods with their taxes and totals, containers, packaging, payment, decisions and notes.',
      subject: record,
      find: showRecord,
    }),
    bill: command({
      summary: 'asks to be paid under a billing code (status 115)',
      help: `After a correction the bill takes the place of the earlier one; under another code a proof of payment that was recorded for that one goes. ${both}`,
      subject: record,
      options: {
        code: required(text('the billing code'), '620261123000001'),
        file: path('<pdf>', 'the bill, which the company can download'),
        officer,
      },
      async act(given) {
        const { code, file, officer: by } = given.options;
        const { office } = given.deps;
        const upload = file ? await readOfficeFile(file, `Billing ${code}`, office, ['pdf']) : undefined;
        return decide(given, bill({ officer: by, code, file: upload }));
      },
    }),
    pay: command({
      summary: 'confirms that it was paid (status 116)',
      help: `It prints the NTPN that the company has recorded, and refuses a record that has none. ${both}`,
      subject: record,
      options: {
        withoutProof: text(
          'confirms a payment without NTPN all the same, and says how the office knows of it, in Indonesian',
        ),
        remarks,
        officer,
      },
      act(given) {
        const { officer: by, remarks: content = null, withoutProof } = given.options;
        return decide(given, confirmPayment(by, content, withoutProof));
      },
    }),
    inspect: command({
      summary: 'has the goods inspected (status 120)',
      help: `Release or reject it afterwards. ${both}`,
      subject: record,
      options: { remarks, officer },
      act: (given) => decide(given, inspect(given.options.officer, given.options.remarks ?? null)),
    }),
    release: command({
      summary: 'releases the goods (SPPB, status 150)',
      help: `Held goods are not released. ${both}`,
      subject: record,
      options: {
        number: required(text('of the letter'), '000045/SPPB/KPU.02/2026'),
        date: day('of the letter; today unless you say so'),
        remarks,
        unverified: text(
          'releases what was filed under an identity number that nobody has verified, and says why, in Indonesian',
        ),
        officer,
      },
      async act(given) {
        const { officer: by, number, unverified, remarks: content } = given.options;
        const letter = {
          officer: by,
          number,
          date: decisionDay(given.deps, given.options.date),
          remarks: [unverified, content].filter(Boolean).join(' ') || null,
        };
        return decide(given, ofVerified(unverified, release(letter)));
      },
    }),
    reject: withReason(reject, 'Rekomendasi tidak sesuai dengan barang.', {
      summary: 'rejects it (status 145)',
      help: 'The reason stands in the history.',
    }),
    return: command({
      summary: 'returns it to be corrected and sent again (status 190)',
      help: `The reason says what must be corrected. Remarks of an earlier return go. ${both}`,
      subject: record,
      options: {
        reason: reasonOf('Surat keterangan pindah belum ditandatangani.'),
        remark: repeated(fieldRemark),
        officer,
      },
      async act(given) {
        const { officer: by, reason, remark } = given.options;
        requireOnce(remark);
        return decide(given, returnRecord({ officer: by, reason, remarks: remark }));
      },
    }),
    hold: withReason(hold, 'Menunggu hasil laboratorium.', {
      summary: 'holds the goods: they are not released until unhold',
      help: 'The status stays. The reason stands among the notes.',
    }),
    unhold: withReason(unhold, 'Hasil laboratorium sudah diterima.', {
      summary: 'lets held goods go',
      help: 'The status stays. The reason stands among the notes.',
    }),
    ask: withText(askRecord, 'Kirim foto surat pindah yang terbaca.', {
      summary: 'asks the company for something; the status stays',
      help: 'The company answers in the portal, with files where needed; show and list tell. What is asked stands among the notes.',
    }),
    note: withText(noteRecord, 'Dokumen sudah lengkap.', {
      summary: 'notes something for the company to read',
      help: 'The status stays.',
    }),
  },
};
