import * as z from 'zod/mini';
import { permitUsers } from '../rules/access.ts';
import { deletion, userInBody } from './acting.ts';
import { done, saved } from './answers.ts';
import { endpoint } from './endpoint.ts';
import {
  actingUser,
  code,
  fileDataUrl,
  fileExtension,
  isoDate,
  orNull,
  recordId,
  seenVersion,
  text,
} from './fields.ts';
import { countOrNull, dayOrNull, flag, shownText, textIfAny, textOrNull, truthIfAny } from './read.ts';
import { field, wire } from './wire.ts';

/** A supporting document of an application, in lists. */
const listedDokap = wire(
  z.object({
    /** The id of the document. */
    id: field('id_permohonan_dokap', recordId),
    /** The id of its application. */
    applicationId: field('id_permohonan', shownText),
    /** The code of its document type. */
    code: field('kd_dokap', code),
    name: field('nama_dokap', shownText),
    /** The first value. */
    first: field('isian1', textOrNull),
    /** The second value. */
    second: field('isian2', textOrNull),
    expiry: field('akhir_berlaku', dayOrNull),
    remarks: field('keterangan', textOrNull),
    /** The address of its file; null where it has none. */
    fileUrl: field('url_file', textOrNull),
    /** The name of its file; null where it has none. */
    fileName: field('nm_file', textOrNull),
    /** Whether it has a file. */
    needsFile: field('fl_file', flag),
    /** Null when the document may be deleted. */
    mandatory: field('fl_mandatory', textOrNull),
    /** The label of a first value that is a reference code. */
    firstLabel: field('ur_isian1', textOrNull),
    /** The size of its file in bytes; null where the provider does not send it. */
    fileBytes: field('ukuran', countOrNull),
    /** Whether a file of it, or of its rows, still waits for the virus scanner; other providers omit it. */
    checking: field('sedang_diperiksa', z.optional(truthIfAny)),
    /** How many rows a list document has; null where the provider does not send it. */
    rowCount: field('jml_baris', countOrNull),
    /** Version; sent back with a change of its values or rows. */
    version: field('versi', textIfAny),
  }),
);

const valueFields = {
  code: field('kd_dokap', code, 'dokapCode'),
  first: field('isian1', orNull(text(500)), 'firstValue'),
  second: field('isian2', orNull(text(500)), 'secondValue'),
  expiry: field('akhirberlaku', orNull(isoDate), 'expiry'),
  remarks: field('keterangan', orNull(text(500, { multiline: true })), 'remarks'),
  /** A data URL; absent when there is none, or when an update leaves the stored file. */
  file: field('file', orNull(fileDataUrl), 'file'),
  extension: field('ext', orNull(fileExtension), 'file'),
  user: field('idrekam', actingUser, 'username'),
};

export const dokapList = endpoint({
  method: 'POST',
  path: 'dokap',
  summary: "An application's supporting documents; `idijin` carries the application's id.",
  access: permitUsers,
  rate: 'standard',
  acting: userInBody,
  body: wire(
    z.object({
      user: field('user', actingUser, 'username'),
      applicationId: field('idijin', recordId, 'application'),
    }),
  ),
  answer: z.array(listedDokap),
  failures: [404],
});

export const dokapForEdit = endpoint({
  method: 'POST',
  path: 'geteditDokap',
  summary: 'One supporting document, to edit.',
  access: permitUsers,
  rate: 'standard',
  body: wire(z.object({ id: field('id', recordId, 'dokap') })),
  answer: listedDokap,
  failures: [404],
});

export const saveDokap = endpoint({
  method: 'POST',
  path: 'savedokap',
  summary: 'Add a supporting document to a draft; a mandatory one that waits is filled.',
  access: permitUsers,
  rate: 'upload',
  cost: 'upload',
  writes: true,
  once: true,
  upload: 'permit',
  acting: userInBody,
  body: wire(z.object({ applicationId: field('id_permohonan', recordId, 'application'), ...valueFields })),
  answer: saved('id_permohonan_dokap'),
  failures: [404, 409],
});

export const updateDokap = endpoint({
  method: 'POST',
  path: 'updateDokap',
  summary: 'Change a supporting document of a draft; without a file the stored one is kept.',
  access: permitUsers,
  rate: 'upload',
  cost: 'upload',
  writes: true,
  upload: 'permit',
  acting: userInBody,
  body: wire(
    z.object({
      id: field('id_permohonan_dokap', recordId, 'dokap'),
      version: field('versi', seenVersion, 'record'),
      applicationId: field('id_permohonan', recordId, 'application'),
      ...valueFields,
    }),
  ),
  answer: saved('id_permohonan_dokap'),
  failures: [404, 409, 412],
});

export const deleteDokap = endpoint({
  method: 'POST',
  path: 'deleteDokap',
  summary: 'Delete a supporting document of a draft that its permit type does not demand.',
  access: permitUsers,
  rate: 'write',
  writes: true,
  acting: userInBody,
  body: deletion,
  answer: done,
  failures: [404, 409],
});

export const noteDokapDownload = endpoint({
  method: 'POST',
  path: 'dlDokap',
  summary: 'Record that a document file was fetched.',
  access: permitUsers,
  rate: 'standard',
  writes: true,
  acting: userInBody,
  body: wire(
    z.object({ user: field('idrekam', actingUser, 'username'), id: field('iddokap', recordId, 'dokap') }),
  ),
  answer: done,
  failures: [404],
});

export const dokapFile = endpoint({
  method: 'GET',
  path: 'file/dokap/{id}/{name}',
  summary: "A supporting document's file; the address is the document's `url_file`.",
  access: permitUsers,
  rate: 'standard',
  params: wire(z.object({ id: field('id', recordId, 'dokap'), name: field('name', text(255), 'file') })),
  answer: 'file',
  failures: [404, 409],
});

/** A supporting document, decoded. */
export type ListedDokap = z.output<typeof listedDokap>;
