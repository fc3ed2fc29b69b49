import { actOnPermit, type Decision } from './act-on-permit.ts';
import { type Area, command, type Given } from './command.ts';
import { decisionDay } from './decision-day.ts';
import { listPermits } from './list-permits.ts';
import { readOfficeFile } from './office-file.ts';
import { choice, day, digits, path, required, text } from './options.ts';
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
import { showCommand } from './show.ts';
import { showPermit } from './show-permit.ts';

const both =
  'The applicant gets a mail, the history and the book of what was done a line, in one transaction with the change.';

const application = { name: 'application', help: 'its id or its number' };

const nip = digits('<number>', 'your number, for the history that the company reads', 9, 18);

/** Carries out a decision about the named application. */
const decide = (
  { deps, name, subject, options }: Given<{ nip: typeof nip }>,
  decision: Decision,
): Promise<string> => actOnPermit(deps, options.nip, { action: name, key: subject, decision });

/** The descriptions of a command. */
interface Descriptions {
  readonly summary: string;
  readonly help: string;
}

/** A command with a reason. */
const withReason = (
  decision: (reason: string) => Decision,
  example: string,
  { summary, help }: Descriptions,
) =>
  command({
    summary,
    help: `${help} ${both}`,
    subject: application,
    options: { reason: required(text('why, in Indonesian'), example), nip },
    act: (given) => decide(given, decision(given.options.reason)),
  });

/** A command with a text for the company, and the officer's function with a default. */
const withNote = (
  decision: (note: Note) => Decision,
  usualRole: string,
  example: string,
  { summary, help }: Descriptions,
) =>
  command({
    summary,
    help: `${help} ${both}`.trim(),
    subject: application,
    options: {
      text: required(text('what the company reads, in Indonesian'), example),
      officer: required(text('who says it', { takes: '<name>' }), 'Hendra Saputra'),
      role: text(`what the officer is in it, “${usualRole}” unless you say so`),
      nip,
    },
    act(given) {
      const { text: content, officer, role = usualRole } = given.options;
      return decide(given, decision({ text: content, officer, role }));
    },
  });

/** The commands about applications. */
export const permitArea: Area = {
  about: 'Applications for permits.',
  commands: {
    list: command({
      summary: 'applications that wait for a decision, or those at one status',
      help: 'The first 50, those that were sent first before the others: id, status, number, company, type.',
      options: { status: text('a code, such as 20', { takes: '<code>' }) },
      act: ({ deps, options }) => listPermits(deps, options.status),
    }),
    show: showCommand({
      summary: 'an application, its documents, notes and history, and what was done to it',
      help: '',
      subject: application,
      find: showPermit,
    }),
    process: command({
      summary: 'moves it on in its examination',
      help: `27 examination of documents, 28 inspection, 29 waits for approval. ${both}`,
      subject: application,
      options: { to: choice('where to; what comes next unless you say so', Object.keys(steps)), nip },
      act: (given) => decide(given, process(given.options.to)),
    }),
    approve: command({
      summary: 'approves it: number, date, and a code by which the licence is checked',
      help: both,
      subject: application,
      options: {
        number: required(text('of the decision', { most: 100 }), 'KEP-120/KPU.02/2026'),
        date: day('of the decision; today unless you say so'),
        flag: choice('what an inspection found, else Y', ['Y', 'T', 'R']),
        file: path('<pdf>', 'the decision itself, which is then shown instead of a generated licence'),
        unverified: text(
          'approves what was filed under an identity number that nobody has verified, and says why, in Indonesian',
        ),
        nip,
      },
      async act(given) {
        const { deps, options } = given;
        const { number, flag, file, unverified } = options;
        const date = decisionDay(deps, options.date);
        const upload = file
          ? await readOfficeFile(file, `Keputusan ${number}`, deps.office, ['pdf'])
          : undefined;
        const approval = { number, date, flag, file: upload, remarks: unverified };
        return decide(given, ofVerified(unverified, approve(approval)));
      },
    }),
    reject: withReason(reject, 'Denah lokasi belum ditandatangani.', {
      summary: 'rejects it; its owner may file it again',
      help: 'The reason stands in the mail and in the history.',
    }),
    guarantee: withReason(guarantee, 'Jaminan bank Rp 120.000.000.', {
      summary: 'waits for a guarantee (status 98)',
      help: 'The reason says which one. process or approve goes on afterwards.',
    }),
    revoke: withReason(revoke, 'Data pada permohonan tidak benar.', {
      summary: 'takes an approval back (status 91)',
      help: 'The licence is no longer valid.',
    }),
    cancel: withReason(cancel, 'Atas permintaan pemohon.', {
      summary: 'cancels it, approved or not (status 99)',
      help: 'Nothing comes after it.',
    }),
    inspect: command({
      summary: 'says whether the goods were inspected (types 27 and 30)',
      help: 'The book of what was done gets a line, in one transaction with the change.',
      subject: application,
      options: { flag: required(choice('Y is inspected, T is not', ['Y', 'T']), 'Y'), nip },
      act: (given) => decide(given, inspect(given.options.flag)),
    }),
    note: withNote(addNote, 'Pemeriksa Dokumen', 'Dokumen sudah lengkap.', {
      summary: 'notes something for the company to read',
      help: '',
    }),
    ask: withNote(ask, 'Permintaan Keterangan', 'Kirim foto segel yang terbaca.', {
      summary: 'asks the applicant for something; the status stays',
      help: 'The company answers in the portal, with files where needed; show and list tell. What is asked stands among the notes.',
    }),
    attach: command({
      summary: 'adds a document of the office: PDF, JPG or PNG',
      help: `The company reads it beside its own documents. ${both}`,
      subject: application,
      options: {
        file: required(path('<path>', 'the document'), '/tmp/nota-dinas.pdf'),
        name: required(text('what it is called'), 'Nota Dinas'),
        number: text('its number'),
        date: day('its date'),
        remarks: text('what the company reads beside it'),
        nip,
      },
      async act(given) {
        const { file, name, number = null, date = null, remarks = null } = given.options;
        const title = [name, number].filter(Boolean).join(' ');
        const upload = await readOfficeFile(file, title, given.deps.office);
        return decide(given, attach({ name, number, date, remarks, file: upload }));
      },
    }),
  },
};
