import * as z from 'zod/mini';
import { permitUsers } from '../rules/access.ts';
import { byUser, deletion, userInBody } from './acting.ts';
import { done, saved } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { actingUser, code, fileDataUrl, fileExtension, isoDate, orNull, recordId, text } from './fields.ts';
import { countOrNull, dayOrNull, textOrNull } from './read.ts';
import { field, wire } from './wire.ts';

/** A master document: a company stores it for later applications; its values are those of a supporting document. */
const masterDokap = wire(
  z.object({
    /** The id of the master document. */
    id: field('id_dokap_master', recordId),
    /** The code of its document type. */
    code: field('kd_dokap', code),
    /** The first value, usually its number. */
    first: field('nomor', textOrNull),
    /** The second value, usually its day, `YYYY-MM-DD`. */
    second: field('tanggal', dayOrNull),
    expiry: field('akhirberlaku', dayOrNull),
    remarks: field('keterangan', textOrNull),
    /** The address of its file; null where it has none. */
    fileUrl: field('url_file', textOrNull),
    /** The name of its file; null where it has none. */
    fileName: field('nm_file', textOrNull),
    /** The size of its file in bytes; null where the provider does not send it. */
    fileBytes: field('ukuran', countOrNull),
  }),
);

/**
 * The documents have only the saving; the list and the deletion are added calls, which other providers may not have.
 */
export const masterDokapList = endpoint({
  method: 'POST',
  path: 'dokapMaster',
  summary: 'Documents that the company keeps for later applications, the latest first.',
  access: permitUsers,
  rate: 'standard',
  acting: userInBody,
  body: byUser,
  answer: z.array(masterDokap),
});

export const saveMasterDokap = endpoint({
  method: 'POST',
  path: 'saveDokapMaster',
  summary: 'Keep a document for later applications; one of the same type and number takes its place.',
  access: permitUsers,
  rate: 'upload',
  cost: 'upload',
  writes: true,
  once: true,
  upload: 'permit',
  acting: userInBody,
  body: wire(
    z.object({
      code: field('kd_dokap', code, 'dokapCode'),
      first: field('nomor', orNull(text(500)), 'documentNumber'),
      second: field('tanggal', orNull(text(500)), 'documentDate'),
      expiry: field('akhirberlaku', orNull(isoDate), 'expiry'),
      remarks: field('keterangan', orNull(text(500, { multiline: true })), 'remarks'),
      /** A data URL; absent when the document type has no file. */
      file: field('file', orNull(fileDataUrl), 'file'),
      extension: field('ext', orNull(fileExtension), 'file'),
      user: field('idrekam', actingUser, 'username'),
    }),
  ),
  answer: saved('id_dokap_master'),
  failures: [409],
});

export const deleteMasterDokap = endpoint({
  method: 'POST',
  path: 'deleteDokapMaster',
  summary: 'Delete a document that was kept for later applications; applications that used it keep theirs.',
  access: permitUsers,
  rate: 'write',
  writes: true,
  acting: userInBody,
  body: deletion,
  answer: done,
  failures: [404],
});

export const masterDokapFile = endpoint({
  method: 'GET',
  path: 'file/dokapmaster/{id}/{name}',
  summary: "A kept document's file; the address is the document's `url_file`.",
  access: permitUsers,
  rate: 'standard',
  params: wire(z.object({ id: field('id', recordId, 'dokap'), name: field('name', text(255), 'file') })),
  answer: 'file',
  failures: [404, 409],
});

/** A master document, decoded. */
export type MasterDokap = z.output<typeof masterDokap>;
