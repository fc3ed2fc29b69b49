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

/** What an officer asks to be corrected. */
const correction = wire(z.object({ field: field('kolom', shownText), remark: field('catatan', shownText) }));

/** The header as it was sent last. */
const sentHeader = wire(z.object(readPpftzFields));

const ppftzRecord = wire(
  z.object({
    /** The id of the record. */
    id: field('id_aju', recordId),
    /** By which the PDFs of its responses are fetched. */
    encodedId: field('encoded_id', textOrNull),
    /** Empty where there is no such record. */
    ajuNumber: field('no_aju', shownText),
    /** Code of the status. */
    status: field('kd_status', shownText),
    /** Code of what moves. */
    kind: field('jns_aju', shownText),
    /** The day of the record, `YYYY-MM-DD`. */
    ajuDate: field('tgl_aju', dayOrNull),
    /** The number under which the office registered it; null before that. */
    registrationNumber: field('no_daftar', textOrNull),
    /** The day of the registration, `YYYY-MM-DD`. */
    registrationDate: field('tgl_daftar', dayOrNull),
    /** The number of the letter of release (SPPB); null before that. */
    releaseNumber: field('no_sppb', textOrNull),
    /** The day of the letter of release, `YYYY-MM-DD`. */
    releaseNumberDate: field('tgl_sppb', dayOrNull),
    ...readPpftzFields,
    /** Words for codes. */
    loadingPortName: field('nm_pel_muat', textOrNull),
    /** The name of the port of destination. */
    destinationPortName: field('nm_pel_tujuan', textOrNull),
    /** The name of the warehouse. */
    warehouseName: field('nm_gudang', textOrNull),
    ...ppftzFileFields(textOrNull),
    /** The billing code; null where there is none. */
    billingCode: field('kode_billing', textOrNull),
    /** The file with the billing code, where the office has added one. */
    billingFile: field('file_billing', textOrNull),
    /** The proof of payment: 16 letters or digits, and its day. */
    ntpn: field('no_ntpn', textOrNull),
    ntpnDate: field('tgl_ntpn', dayOrNull),
    /** The name of the file with the proof of payment. */
    ntpnFile: field('file_ntpn', textOrNull),
    /** Whether the office holds it back. */
    held: field('fl_hold', flag),
    /** Why it is held; other providers leave it out. */
    holdReason: field('alasan_hold', z.optional(textOrNull)),
    /** What the officer said when it got its status, such as why it was returned; other providers leave it out. */
    statusNote: field('catatan_status', z.optional(textOrNull)),
    /** Whether its goods came to their inspection (120); other providers leave it out. */
    inspected: field('fl_periksa', truthIfAny),
    /** What an officer asks, as long as nobody has answered it; other providers leave it out. */
    question: field('pertanyaan', textIfAny),
    /** Version of the whole record, its rows and files included; who sends it says which one was seen. */
    version: field('versi', textIfAny),
    /** Version of the header alone; who changes it says which one was seen. */
    headerVersion: field('versi_header', textIfAny),
    /** What an officer asked to be corrected; other providers leave it out. */
    corrections: field('perbaikan', z.optional(z.nullable(z.array(correction)))),
    /** The header as it was sent last; other providers leave it out. */
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
      /** Warnings that the sender was shown, and sends it with. */
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
 * The responses that the server draws; `billing` is a file of the office.
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
  params: wire(
    z.object({
      kind: field(
        'kind',
        oneOf(drawnPpftzResponses as [DrawnPpftzResponse, ...DrawnPpftzResponse[]]),
        'response',
      ),
      /** As the record says it: another provider's may be base64. */
      id: field('id', requiredText(64), 'ppftzRecord'),
    }),
  ),
  answer: 'file',
  failures: [404, 409],
});

/** A PPFTZ record, as the code sees it. */
export type PpftzRecord = z.output<typeof ppftzRecord>;
/** What an officer asks to be corrected; `field` is its name on the wire. */
export type PpftzCorrection = z.output<typeof correction>;
/**
 * The header of a record, apart from everything else.
 *
 * @beta
 */
export const headerOfPpftz = (record: PpftzRecord): PpftzHeader =>
  Object.fromEntries(
    Object.keys(readPpftzFields).map((field) => [field, record[field as keyof PpftzHeader]]),
  ) as PpftzHeader;
