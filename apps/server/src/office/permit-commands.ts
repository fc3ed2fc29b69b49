import { resolve } from 'node:path';
import { dayOf } from '@pabean/api/rules';
import { actOnPermit, type Decision } from './act-on-permit.ts';
import { type Command, type Commands, dayIn, oneOf, required, text, texts, type Values } from './command.ts';
import { CommandError } from './command-error.ts';
import { listPermits } from './list-permits.ts';
import type { OfficeDeps } from './office-deps.ts';
import { readOfficeFile } from './office-file.ts';
import {
  approve,
  cancel,
  guarantee,
  ofVerified,
  process,
  reject,
  revoke,
  steps,
} from './permit-decisions.ts';
import type { Note } from './permit-notes.ts';
import { addNote, ask, attach, inspect } from './permit-records.ts';
import { showPermit } from './show-permit.ts';

const both =
  'The application is named by its id or its number. The applicant gets a mail, the history and the book of what was done a line, in one transaction with the change. --nip is your number, for the history that the company reads.';

function nipIn(values: Values): string | undefined {
  const nip = text(values.nip);
  if (nip !== undefined && !/^\d{9,18}$/.test(nip))
    throw new CommandError('--nip has 9 to 18 digits. Example: --nip 060102030');
  return nip;
}

/** What a command's values ask for. */
type Reader = (values: Values, deps: OfficeDeps, key: string) => Decision | Promise<Decision>;

/** A command that changes one application. */
const changing = (
  action: string,
  takes: string,
  names: readonly string[],
  words: { summary: string; help: string },
  read: Reader,
): Command => ({
  takes: `<application> ${takes}[--nip <number>]`,
  summary: words.summary,
  help: `${words.help} ${both}`,
  ofOne: true,
  options: texts(...names, 'nip'),
  async run(deps, key, values) {
    const nip = nipIn(values);
    return actOnPermit(deps, nip, { action, key, decision: await read(values, deps, key) });
  },
});

/** A command that says why. */
const withReason = (
  action: string,
  decision: (reason: string) => Decision,
  example: string,
  words: { summary: string; help: string },
) =>
  changing(action, '--reason <text> ', ['reason'], words, (values) =>
    decision(required(values, 'reason', example)),
  );

const noteIn = (values: Values, role: string, example: string): Note => ({
  text: required(values, 'text', example),
  officer: required(values, 'officer', 'Hendra Saputra'),
  role: text(values.role) || role,
});

/** The commands about applications, by name. */
export const permitCommands: Commands = {
  list: {
    takes: '[--status <code>]',
    summary: 'applications that wait for a decision, or those at one status',
    help: 'The first 50, those that were sent first before the others: id, status, number, company, type.',
    options: texts('status'),
    ofOne: false,
    run: (deps, _subject, { status }) => listPermits(deps, text(status)),
  },
  show: {
    takes: '<application> [--files <folder>]',
    summary: 'an application, its documents, notes and history, and what was done to it',
    help: '--files puts copies of its documents into a folder, readable for you alone; nothing is overwritten. Delete them when you have decided. The application is named by its id or its number.',
    options: texts('files'),
    ofOne: true,
    run: (deps, key, { files }) => {
      const folder = text(files);
      return showPermit(deps, key, folder === undefined ? undefined : resolve(folder));
    },
  },
  process: changing(
    'process',
    `[--to ${Object.keys(steps).join('|')}] `,
    ['to'],
    {
      summary: 'moves it on in its examination',
      help: '27 examination of documents, 28 inspection, 29 waits for approval; without --to what comes next.',
    },
    (values) => process(oneOf(values, 'to', Object.keys(steps))),
  ),
  approve: changing(
    'approve',
    '--number <text> [--date <day>] [--flag Y|T|R] [--file <pdf>] [--unverified <text>] ',
    ['number', 'date', 'flag', 'file', 'unverified'],
    {
      summary: 'approves it: number, date, and a code by which the licence is checked',
      help: '--date is today unless you say so. --flag is what an inspection found, else Y. --file keeps the decision itself, which is then shown instead of a generated licence. --unverified approves what was filed under an identity number that nobody has verified, and says why, in Indonesian.',
    },
    async (values, deps) => {
      const number = required(values, 'number', 'KEP-120/KPU.02/2026');
      const file = text(values.file);
      const today = dayOf(deps.clock(), deps.office.timeZone);
      const date = dayIn(values) ?? today;
      if (number.length > 100) throw new CommandError('--number has more than 100 characters.');
      if (date > today) throw new CommandError(`--date ${date} has not come yet.`);
      const upload =
        file && (await readOfficeFile(resolve(file), `Keputusan ${number}`, deps.office, ['pdf']));
      const unverified = text(values.unverified) || undefined;
      const flag = oneOf(values, 'flag', ['Y', 'T', 'R']);
      return ofVerified(
        unverified,
        approve({ number, date, flag, file: upload || undefined, remarks: unverified }),
      );
    },
  ),
  reject: withReason('reject', reject, 'Denah lokasi belum ditandatangani.', {
    summary: 'rejects it; its owner may file it again',
    help: 'The reason stands in the mail and in the history, in Indonesian.',
  }),
  guarantee: withReason('guarantee', guarantee, 'Jaminan bank Rp 120.000.000.', {
    summary: 'waits for a guarantee (status 98)',
    help: 'The reason says which one, in Indonesian. process or approve goes on afterwards.',
  }),
  revoke: withReason('revoke', revoke, 'Data pada permohonan tidak benar.', {
    summary: 'takes an approval back (status 91)',
    help: 'The licence is no longer valid.',
  }),
  cancel: withReason('cancel', cancel, 'Atas permintaan pemohon.', {
    summary: 'cancels it, approved or not (status 99)',
    help: 'Nothing comes after it.',
  }),
  inspect: changing(
    'inspect',
    '--flag Y|T ',
    ['flag'],
    {
      summary: 'says whether the goods were inspected (types 27 and 30)',
      help: 'Y is inspected, T is not.',
    },
    (values) => {
      const flag = oneOf(values, 'flag', ['Y', 'T']);
      if (!flag) throw new CommandError('--flag is missing: Y for inspected, T for not.');
      return inspect(flag);
    },
  ),
  note: changing(
    'note',
    '--text <text> --officer <name> [--role <text>] ',
    ['text', 'officer', 'role'],
    {
      summary: 'notes something for the company to read',
      help: '--role is what the officer is in it, “Pemeriksa Dokumen” unless you say so.',
    },
    (values) => addNote(noteIn(values, 'Pemeriksa Dokumen', 'Dokumen sudah lengkap.')),
  ),
  ask: changing(
    'ask',
    '--text <text> --officer <name> [--role <text>] ',
    ['text', 'officer', 'role'],
    {
      summary: 'asks the applicant for something; the status stays',
      help: 'The company answers in the portal, with files where needed; show and list tell. What is asked stands among the notes, in Indonesian.',
    },
    (values) => ask(noteIn(values, 'Permintaan Keterangan', 'Kirim foto segel yang terbaca.')),
  ),
  attach: changing(
    'attach',
    '--file <path> --name <text> [--number <text>] [--date <day>] [--remarks <text>] ',
    ['file', 'name', 'number', 'date', 'remarks'],
    {
      summary: 'adds a document of the office: PDF, JPG or PNG',
      help: 'The company reads it beside its own documents.',
    },
    async (values, deps) => {
      const name = required(values, 'name', 'Nota Dinas');
      const number = text(values.number) || null;
      const path = resolve(required(values, 'file', '/tmp/nota-dinas.pdf'));
      const file = await readOfficeFile(path, [name, number].filter(Boolean).join(' '), deps.office);
      return attach({
        name,
        number,
        date: dayIn(values) ?? null,
        remarks: text(values.remarks) || null,
        file,
      });
    },
  ),
};
