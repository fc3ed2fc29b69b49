import * as z from 'zod/mini';
import { ppftzUsers } from '../rules/access.ts';
import { ppftzWarnings } from '../rules/ppftz/rates.ts';
import { ppftzResponses } from '../rules/ppftz/responses.ts';
import { done } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { oneOf, recordId, requiredText, seenVersion, text } from './fields.ts';
import { ppftzFileFields } from './ppftz-files.ts';
import { type PpftzHeader, ppftzHeaderRules, readPpftzFields, somePpftzFields } from './ppftz-header.ts';
import { dayOrNull, flag, shownText, textIfAny, textOrNull, truthIfAny } from './read.ts';
import { field, wire } from './wire.ts';

/** A correction requested by an officer. */
const correction = wire(z.object({ field: field('kolom', shownText), remark: field('catatan', shownText) }));

/** The header as last sent. */
const sentHeader = wire(z.object(readPpftzFields));

const ppftzRecord = wire(
  z.object({
    /** The id of the record. */
    id: field('id_aju', recordId),
    /** Encoded id, used to fetch the PDFs of its responses. */
    encodedId: field('encoded_id', textOrNull),
    /** Empty where the record does not exist. */
    ajuNumber: field('no_aju', shownText),
    /** Code of the status. */
    status: field('kd_status', shownText),
    /** Code of the record's kind. */
    kind: field('jns_aju', shownText),
    /** The day of the record, `YYYY-MM-DD`. */
    ajuDate: field('tgl_aju', dayOrNull),
    /** The office's registration number; null before that. */
    registrationNumber: field('no_daftar', textOrNull),
    /** The day of the registration, `YYYY-MM-DD`. */
    registrationDate: field('tgl_daftar', dayOrNull),
    /** The number of the letter of release (SPPB); null before that. */
    releaseNumber: field('no_sppb', textOrNull),
    /** The day of the letter of release, `YYYY-MM-DD`. */
    releaseNumberDate: field('tgl_sppb', dayOrNull),
    ...readPpftzFields,
    /** Names for codes. */
    loadingPortName: field('nm_pel_muat', textOrNull),
    /** The name of the port of destination. */
    destinationPortName: field('nm_pel_tujuan', textOrNull),
    /** The name of the warehouse. */
    warehouseName: field('nm_gudang', textOrNull),
    ...ppftzFileFields(textOrNull),
    /** The billing code; null where there is none. */
    billingCode: field('kode_billing', textOrNull),
    /** The file with the billing code, once it was added. */
    billingFile: field('file_billing', textOrNull),
    /** The proof of payment: 16 letters or digits, and its day. */
    ntpn: field('no_ntpn', textOrNull),
    ntpnDate: field('tgl_ntpn', dayOrNull),
    /** The name of the file with the proof of payment. */
    ntpnFile: field('file_ntpn', textOrNull),
    /** Whether the record is on hold. */
    held: field('fl_hold', flag),
    /** The reason of the hold; other providers omit it. */
    holdReason: field('alasan_hold', z.optional(textOrNull)),
    /** The officer's note to its status, such as the reason of a return; other providers omit it. */
    statusNote: field('catatan_status', z.optional(textOrNull)),
    /** Whether its goods were presented for inspection (120); other providers omit it. */
    inspected: field('fl_periksa', truthIfAny),
    /** An officer's open question; other providers omit it. */
    question: field('pertanyaan', textIfAny),
    /** Version of the whole record, its rows and files included; sent back when the record is sent. */
    version: field('versi', textIfAny),
    /** Version of the header alone; sent back with a change of the header. */
    headerVersion: field('versi_header', textIfAny),
    /** Corrections requested by an officer; other providers omit them. */
    corrections: field('perbaikan', z.optional(z.nullable(z.array(correction)))),
    /** The header as last sent; other providers omit it. */
    sent: field('terkirim', z.optional(z.nullable(sentHeader))),
  }),
);

const byNumber = wire(z.object({ number: field('no_aju', requiredText(64), 'ppftzRecord') }));

/** @beta */
export const ppftzDetail = endpoint({
  method: 'GET',
  path: 'ppftz/{no_aju}',
  summary: 'A PPFTZ record with its header and the names of its files, by its number.',
  access: ppftzUsers,
  rate: 'standard',
  params: byNumber,
  answer: ppftzRecord,
  failures: [404],
});

/** @beta */
export const savePpftz = endpoint({
  method: 'PUT',
  path: 'ppftz',
  summary:
    'Save the header of a PPFTZ record, complete or not: fields that are left out stay, and a file whose name comes empty goes.',
  access: ppftzUsers,
  rate: 'write',
  writes: true,
  body: wire(
    z
      .extend(somePpftzFields, {
        id: field('id_aju', recordId, 'ppftzRecord'),
        headerVersion: field('versi_header', seenVersion, 'record'),
        ...ppftzFileFields(z.optional(text(255))),
      })
      .check(...ppftzHeaderRules),
  ),
  answer: wire(
    z.object({ message: field('message', shownText), headerVersion: field('versi_header', textIfAny) }),
    { status: 'success' },
  ),
  failures: [404, 409, 412],
});

/** @beta */
export const sendPpftz = endpoint({
  method: 'POST',
  path: 'ppftz/send',
  summary: 'Send a PPFTZ record; 400 gives a reason for everything that it lacks.',
  access: ppftzUsers,
  rate: 'write',
  writes: true,
  once: true,
  body: wire(
    z.object({
      id: field('ID_AJU', recordId, 'ppftzRecord'),
      version: field('versi', seenVersion, 'record'),
      /** Warnings that the sender saw and accepted. */
      warnings: field(
        'peringatan',
        z.optional(
          z.array(oneOf(ppftzWarnings)).check(z.maxLength(ppftzWarnings.length, { error: 'invalid' })),
        ),
        'record',
      ),
    }),
  ),
  answer: done,
  failures: [400, 404, 409, 412],
});

/**
 * The responses that the server draws; `billing` is an uploaded file.
 *
 * @beta
 */
export const drawnPpftzResponses = ppftzResponses.filter((response) => response !== 'billing');

/** One of them. */
export type DrawnPpftzResponse = (typeof drawnPpftzResponses)[number];

/** @beta */
export const ppftzPdf = endpoint({
  method: 'GET',
  path: 'ppftz/pdf/{kind}/{id}',
  summary:
    'A response to a PPFTZ record as PDF, by its `encoded_id`; from the status on that its kind needs (409).',
  access: ppftzUsers,
  rate: 'standard',
  cost: 'draw',
  params: wire(
    z.object({
      kind: field(
        'kind',
        oneOf(drawnPpftzResponses as [DrawnPpftzResponse, ...DrawnPpftzResponse[]]),
        'response',
      ),
      /** As in the record: another provider's may be base64. */
      id: field('id', requiredText(64), 'ppftzRecord'),
    }),
  ),
  answer: 'file',
  failures: [404, 409],
});

/** A PPFTZ record, decoded. */
export type PpftzRecord = z.output<typeof ppftzRecord>;
/** A correction requested by an officer; `field` is a wire name. */
export type PpftzCorrection = z.output<typeof correction>;
/**
 * Returns the header of a record without the rest.
 *
 * @beta
 */
export const headerOfPpftz = (record: PpftzRecord): PpftzHeader =>
  Object.fromEntries(
    Object.keys(readPpftzFields).map((field) => [field, record[field as keyof PpftzHeader]]),
  ) as PpftzHeader;
