import * as z from 'zod/mini';
import { ppftzUsers } from '../rules/access.ts';
import { ppftzWarnings } from '../rules/ppftz/rates.ts';
import { ppftzResponses } from '../rules/ppftz/responses.ts';
import { done } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { oneOf, recordId, requiredText, seenVersion, text } from './fields.ts';
import { forPpftzSlots, ppftzFileNames } from './ppftz-files.ts';
import {
  type PpftzHeader,
  ppftzHeaderNames,
  ppftzHeaderRules,
  readPpftzFields,
  somePpftzFields,
} from './ppftz-header.ts';
import { dayOrNull, flag, shownText, textIfAny, textOrNull, truthIfAny } from './read.ts';
import { named, wire } from './wire.ts';

/** What an officer asks to be corrected. */
const correction = wire(z.object({ field: shownText, remark: shownText }), {
  field: 'kolom',
  remark: 'catatan',
});

/** The header as it was sent last. */
const sentHeader = wire(z.object(readPpftzFields), ppftzHeaderNames);

const ppftzRecord = wire(
  z.object({
    /** The id of the record. */
    id: recordId,
    /** By which the PDFs of its responses are fetched. */
    encodedId: textOrNull,
    /** Empty where there is no such record. */
    ajuNumber: shownText,
    /** Code of the status. */
    status: shownText,
    /** Code of what moves. */
    kind: shownText,
    /** The day of the record, `YYYY-MM-DD`. */
    ajuDate: dayOrNull,
    /** The number under which the office registered it; null before that. */
    registrationNumber: textOrNull,
    /** The day of the registration, `YYYY-MM-DD`. */
    registrationDate: dayOrNull,
    /** The number of the letter of release (SPPB); null before that. */
    releaseNumber: textOrNull,
    /** The day of the letter of release, `YYYY-MM-DD`. */
    releaseNumberDate: dayOrNull,
    ...readPpftzFields,
    /** Words for codes. */
    loadingPortName: textOrNull,
    /** The name of the port of destination. */
    destinationPortName: textOrNull,
    /** The name of the warehouse. */
    warehouseName: textOrNull,
    ...forPpftzSlots(() => textOrNull),
    /** The billing code; null where there is none. */
    billingCode: textOrNull,
    /** The file with the billing code, where the office has added one. */
    billingFile: textOrNull,
    /** The proof of payment: 16 letters or digits, and its day. */
    ntpn: textOrNull,
    ntpnDate: dayOrNull,
    /** The name of the file with the proof of payment. */
    ntpnFile: textOrNull,
    /** Whether the office holds it back. */
    held: flag,
    /** Why it is held; other providers leave it out. */
    holdReason: z.optional(textOrNull),
    /** What the officer said when it got its status, such as why it was returned; other providers leave it out. */
    statusNote: z.optional(textOrNull),
    /** Whether its goods came to their inspection (120); other providers leave it out. */
    inspected: truthIfAny,
    /** What an officer asks, as long as nobody has answered it; other providers leave it out. */
    question: textIfAny,
    /** Version of the whole record, its rows and files included; who sends it says which one was seen. */
    version: textIfAny,
    /** Version of the header alone; who changes it says which one was seen. */
    headerVersion: textIfAny,
    /** What an officer asked to be corrected; other providers leave it out. */
    corrections: z.optional(z.nullable(z.array(correction))),
    /** The header as it was sent last; other providers leave it out. */
    sent: z.optional(z.nullable(sentHeader)),
  }),
  {
    id: 'id_aju',
    encodedId: 'encoded_id',
    ajuNumber: 'no_aju',
    status: 'kd_status',
    kind: 'jns_aju',
    ajuDate: 'tgl_aju',
    registrationNumber: 'no_daftar',
    registrationDate: 'tgl_daftar',
    releaseNumber: 'no_sppb',
    releaseNumberDate: 'tgl_sppb',
    ...ppftzHeaderNames,
    loadingPortName: 'nm_pel_muat',
    destinationPortName: 'nm_pel_tujuan',
    warehouseName: 'nm_gudang',
    ...ppftzFileNames,
    billingCode: 'kode_billing',
    billingFile: 'file_billing',
    ntpn: 'no_ntpn',
    ntpnDate: 'tgl_ntpn',
    ntpnFile: 'file_ntpn',
    held: 'fl_hold',
    holdReason: 'alasan_hold',
    statusNote: 'catatan_status',
    inspected: 'fl_periksa',
    question: 'pertanyaan',
    version: 'versi',
    headerVersion: 'versi_header',
    corrections: 'perbaikan',
    sent: 'terkirim',
  },
);

const byNumber = wire(z.object({ number: requiredText(64) }), { number: named('no_aju', 'ppftzRecord') });

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
        id: recordId,
        headerVersion: seenVersion,
        ...forPpftzSlots(() => z.optional(text(255))),
      })
      .check(...ppftzHeaderRules),
    {
      ...ppftzHeaderNames,
      id: named('id_aju', 'ppftzRecord'),
      headerVersion: named('versi_header', 'record'),
      ...ppftzFileNames,
    },
  ),
  answer: wire(
    z.object({ message: shownText, headerVersion: textIfAny }),
    { message: 'message', headerVersion: 'versi_header' },
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
      id: recordId,
      version: seenVersion,
      /** Warnings that the sender was shown, and sends it with. */
      warnings: z.optional(
        z.array(oneOf(ppftzWarnings)).check(z.maxLength(ppftzWarnings.length, { error: 'invalid' })),
      ),
    }),
    {
      id: named('ID_AJU', 'ppftzRecord'),
      version: named('versi', 'record'),
      warnings: named('peringatan', 'record'),
    },
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
      kind: oneOf(drawnPpftzResponses as [DrawnPpftzResponse, ...DrawnPpftzResponse[]]),
      /** As the record says it: another provider's may be base64. */
      id: requiredText(64),
    }),
    { kind: named('kind', 'response'), id: named('id', 'ppftzRecord') },
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
