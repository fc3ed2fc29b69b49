import * as z from 'zod/mini';
import { ppftzUsers } from '../rules/access.ts';
import { cleanIdentityNumber, identityProblem } from '../rules/identity.ts';
import { ppftzKinds } from '../rules/ppftz/status.ts';
import { created, done } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { code, oneCode, oneOf, recordId, requiredText } from './fields.ts';
import { questionFields } from './questions.ts';
import { dayOrNull, flag, shownText, textIfAny, textOrNull, truthIfAny } from './read.ts';
import { field, wire } from './wire.ts';

const namedStatus = wire(z.object({ label: field('ur_status', shownText) }));

/** A PPFTZ record as lists show it. */
const listedPpftz = wire(
  z.object({
    /** The id of the record. */
    id: field('id_aju', recordId),
    /** By which the PDFs of its responses are fetched. */
    encodedId: field('encoded_id', textOrNull),
    /** Its number. */
    ajuNumber: field('no_aju', shownText),
    /** Who receives the goods. */
    recipient: field('NAMA_PENERIMA', shownText),
    /** Code of what moves; `ppftzKinds` has those that the documents know. */
    kind: field('JNS_AJU', shownText),
    /** Code of the status. */
    status: field('KD_STATUS', shownText),
    /** What the office calls the status. */
    statusName: field('status', z.optional(z.nullable(namedStatus))),
    /** The number under which the office registered it; null before that. */
    registrationNumber: field('no_daftar', textOrNull),
    /** The day of the registration, `YYYY-MM-DD`. */
    registrationDate: field('tgl_daftar', dayOrNull),
    /** The name of the file with the billing code, where the office has added one. */
    billingFile: field('file_billing', textOrNull),
    /** The billing code; other providers leave out what follows here. */
    billingCode: field('kode_billing', z.optional(textOrNull)),
    /** The number of the proof of payment. */
    ntpn: field('no_ntpn', z.optional(textOrNull)),
    /** Whether the office holds it back. */
    held: field('fl_hold', z.optional(flag)),
    /** Why it is held. */
    holdReason: field('alasan_hold', z.optional(textOrNull)),
    /** What the officer said when it got its status, such as why it was returned. */
    statusNote: field('catatan_status', z.optional(textOrNull)),
    /** Whether its goods came to their inspection (120); other providers leave it out. */
    inspected: field('fl_periksa', truthIfAny),
    /** What an officer asks, as long as nobody has answered it; other providers leave it out. */
    question: field('pertanyaan', textIfAny),
  }),
);

const newPpftzFields = z.object({
  /** Code of what moves. */
  kind: field('jns_aju', oneCode(ppftzKinds), 'ajuKind'),
  recipient: field('nama_penerima', requiredText(200), 'recipientName'),
  identityType: field('jenis_identitas_penerima', oneOf(['2', '3', '4', '5']), 'identityType'),
  identityNumber: field('no_identitas_penerima', requiredText(30), 'identityNumber'),
});

type NewPpftzFields = z.output<typeof newPpftzFields>;

const bareIdentity = z.overwrite<NewPpftzFields>((typed) => ({
  ...typed,
  identityNumber: cleanIdentityNumber(typed.identityType, typed.identityNumber),
}));

/**
 * What a new record must obey, in the dialog and on the server.
 *
 * @beta
 */
export const newPpftz = newPpftzFields.check(
  bareIdentity,
  z.refine(({ identityType, identityNumber }) => identityProblem(identityType, identityNumber) !== 'npwp', {
    path: ['identityNumber'],
    error: 'npwpExact',
  }),
  z.refine(({ identityType, identityNumber }) => identityProblem(identityType, identityNumber) !== 'ktp', {
    path: ['identityNumber'],
    error: 'ktp',
  }),
);

/** @beta */
export const ppftzRecordingList = endpoint({
  method: 'GET',
  path: 'ppftz/perekaman',
  summary: 'PPFTZ records that are recorded: new ones, and those that came back for correction.',
  access: ppftzUsers,
  rate: 'standard',
  revalidates: true,
  answer: z.array(listedPpftz),
});

/** @beta */
export const ppftzList = endpoint({
  method: 'GET',
  path: 'ppftz',
  summary: 'PPFTZ records that were sent, by the time of sending; of more than 5,000 the latest.',
  access: ppftzUsers,
  rate: 'standard',
  revalidates: true,
  answer: z.array(listedPpftz),
});

/** @beta */
export const createPpftz = endpoint({
  method: 'POST',
  path: 'ppftz',
  summary: 'Begin a PPFTZ record; the answer carries its number (`no_aju`).',
  access: ppftzUsers,
  rate: 'write',
  writes: true,
  once: true,
  body: wire(newPpftz),
  answer: created('no_aju'),
  failures: [409],
});

/** @beta */
export const deletePpftz = endpoint({
  method: 'DELETE',
  path: 'ppftz',
  summary: 'Delete a PPFTZ record that was not sent yet, by its id.',
  access: ppftzUsers,
  rate: 'write',
  writes: true,
  body: wire(z.object({ id: field('id', recordId, 'ppftzRecord') })),
  answer: done,
  failures: [404, 409],
});

/** What an officer decided about a record. */
const ppftzDecision = wire(
  z.object({
    officer: field(
      'nama_petugas',
      z.optional(z.nullable(wire(z.object({ name: field('NAMA', shownText) })))),
    ),
    statusName: field('status_name', z.optional(z.nullable(namedStatus))),
    /** Y accepted, T and X refused; `decisionOf` has the words. */
    decision: field('FL_KEPUTUSAN', textOrNull),
    /** When it began and ended: ISO 8601 instants, or as another provider writes them. */
    startedAt: field('WK_MULAI', textOrNull),
    endedAt: field('WK_SELESAI', textOrNull),
    remarks: field('KETERANGAN', textOrNull),
  }),
);

/** @beta */
export const ppftzHistory = endpoint({
  method: 'GET',
  path: 'ppftz/riwayat/{id_aju}',
  summary: 'What officers decided about a PPFTZ record, the oldest first.',
  access: ppftzUsers,
  rate: 'standard',
  params: wire(z.object({ id: field('id_aju', recordId, 'ppftzRecord') })),
  answer: z.array(ppftzDecision),
  failures: [404],
});

/** What an officer noted about a record. */
const ppftzNote = wire(
  z.object({
    officer: field('NAMA', shownText),
    note: field('catatan', shownText),
    /** An ISO 8601 instant, or as another provider writes it. */
    at: field('waktu', textOrNull),
    ...questionFields,
  }),
);

/** @beta */
export const ppftzNotes = endpoint({
  method: 'POST',
  path: 'catatan',
  summary: 'What officers noted about a PPFTZ record, the oldest first.',
  access: ppftzUsers,
  rate: 'standard',
  body: wire(z.object({ id: field('ID_AJU', recordId, 'ppftzRecord') })),
  answer: z.array(ppftzNote),
  failures: [404],
});

/** @beta */
export const ppftzStatusList = endpoint({
  method: 'GET',
  path: 'ref/status',
  summary: 'Statuses of PPFTZ records.',
  access: 'signedIn',
  rate: 'standard',
  answer: z.array(wire(z.object({ code: field('status', code), label: field('ur_status', shownText) }))),
});

/** A PPFTZ record of a list, as the code sees it. */
export type ListedPpftz = z.output<typeof listedPpftz>;
/** What begins a PPFTZ record. */
export type NewPpftz = z.output<typeof newPpftz>;
/** An officer's decision about a PPFTZ record, as the code sees it. */
export type PpftzDecision = z.output<typeof ppftzDecision>;
/** An officer's note about a PPFTZ record, as the code sees it. */
export type PpftzNote = z.output<typeof ppftzNote>;
