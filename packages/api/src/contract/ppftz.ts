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

/** A PPFTZ record in lists. */
const listedPpftz = wire(
  z.object({
    /** The id of the record. */
    id: field('id_aju', recordId),
    /** Encoded id, used to fetch the PDFs of its responses. */
    encodedId: field('encoded_id', textOrNull),
    /** Its aju number. */
    ajuNumber: field('no_aju', shownText),
    /** The recipient of the goods. */
    recipient: field('NAMA_PENERIMA', shownText),
    /** Code of the record's kind; `ppftzKinds` has those of the documents. */
    kind: field('JNS_AJU', shownText),
    /** Code of the status. */
    status: field('KD_STATUS', shownText),
    /** The status's name. */
    statusName: field('status', z.optional(z.nullable(namedStatus))),
    /** The office's registration number; null before that. */
    registrationNumber: field('no_daftar', textOrNull),
    /** The day of the registration, `YYYY-MM-DD`. */
    registrationDate: field('tgl_daftar', dayOrNull),
    /** The name of the file with the billing code, once it was added. */
    billingFile: field('file_billing', textOrNull),
    /** The billing code; other providers omit it and the fields below. */
    billingCode: field('kode_billing', z.optional(textOrNull)),
    /** The number of the proof of payment. */
    ntpn: field('no_ntpn', z.optional(textOrNull)),
    /** Whether the record is on hold. */
    held: field('fl_hold', z.optional(flag)),
    /** The reason of the hold. */
    holdReason: field('alasan_hold', z.optional(textOrNull)),
    /** The officer's note to its status, such as the reason of a return. */
    statusNote: field('catatan_status', z.optional(textOrNull)),
    /** Whether its goods were presented for inspection (120); other providers omit it. */
    inspected: field('fl_periksa', truthIfAny),
    /** An officer's open question; other providers omit it. */
    question: field('pertanyaan', textIfAny),
  }),
);

const newPpftzFields = z.object({
  /** Code of the record's kind. */
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
 * Schema of a new record, in the dialog and on the server.
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

/** An officer's decision about a record. */
const ppftzDecision = wire(
  z.object({
    officer: field(
      'nama_petugas',
      z.optional(z.nullable(wire(z.object({ name: field('NAMA', shownText) })))),
    ),
    statusName: field('status_name', z.optional(z.nullable(namedStatus))),
    /** Y accepted, T and X refused; `decisionOf` has the label. */
    decision: field('FL_KEPUTUSAN', textOrNull),
    /** Start and end: ISO 8601 instants, or another provider's format. */
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

/** An officer's note about a record. */
const ppftzNote = wire(
  z.object({
    officer: field('NAMA', shownText),
    note: field('catatan', shownText),
    /** An ISO 8601 instant, or another provider's format. */
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

/** A PPFTZ record of a list, decoded. */
export type ListedPpftz = z.output<typeof listedPpftz>;
/** The values of a new PPFTZ record. */
export type NewPpftz = z.output<typeof newPpftz>;
/** An officer's decision about a PPFTZ record, decoded. */
export type PpftzDecision = z.output<typeof ppftzDecision>;
/** An officer's note about a PPFTZ record, decoded. */
export type PpftzNote = z.output<typeof ppftzNote>;
