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
import { countOrNull, dayOrNull, flag, shownText, textIfAny, textOrNull } from './read.ts';
import { named, wire } from './wire.ts';

/** A supporting document of an application, as lists show it. */
const listedDokap = wire(
  z.object({
    /** The id of the document. */
    id: recordId,
    /** The id of its application. */
    applicationId: shownText,
    /** The code of its document type. */
    code,
    name: shownText,
    /** The first value that its type asks for. */
    first: textOrNull,
    /** The second value that its type asks for. */
    second: textOrNull,
    expiry: dayOrNull,
    remarks: textOrNull,
    /** The address of its file; null where it has none. */
    fileUrl: textOrNull,
    /** The name of its file; null where it has none. */
    fileName: textOrNull,
    /** Whether a file belongs to it. */
    needsFile: flag,
    /** Null means that the document may be deleted. */
    mandatory: textOrNull,
    /** Words for a first value that is a reference code. */
    firstLabel: textOrNull,
    /** The size of its file in bytes; null where that is not said. */
    fileBytes: countOrNull,
    /** How many rows a list document has; null when the provider does not say. */
    rowCount: countOrNull,
    /** Who changes its values or rows says which version was seen. */
    version: textIfAny,
  }),
  {
    id: 'id_permohonan_dokap',
    applicationId: 'id_permohonan',
    code: 'kd_dokap',
    name: 'nama_dokap',
    first: 'isian1',
    second: 'isian2',
    expiry: 'akhir_berlaku',
    remarks: 'keterangan',
    fileUrl: 'url_file',
    fileName: 'nm_file',
    needsFile: 'fl_file',
    mandatory: 'fl_mandatory',
    firstLabel: 'ur_isian1',
    fileBytes: 'ukuran',
    rowCount: 'jml_baris',
    version: 'versi',
  },
);

const valueFields = {
  code,
  first: orNull(text(500)),
  second: orNull(text(500)),
  expiry: orNull(isoDate),
  remarks: orNull(text(500, { multiline: true })),
  /** A data URL; absent when there is none, or when an update keeps the stored file. */
  file: orNull(fileDataUrl),
  extension: orNull(fileExtension),
  user: actingUser,
};

const valueNames = {
  code: named('kd_dokap', 'dokapCode'),
  first: named('isian1', 'firstValue'),
  second: named('isian2', 'secondValue'),
  expiry: named('akhirberlaku', 'expiry'),
  remarks: named('keterangan', 'remarks'),
  file: named('file', 'file'),
  extension: named('ext', 'file'),
  user: named('idrekam', 'username'),
} as const;

export const dokapList = endpoint({
  method: 'POST',
  path: 'dokap',
  summary: "An application's supporting documents; `idijin` carries the application's id.",
  access: permitUsers,
  rate: 'standard',
  acting: userInBody,
  body: wire(z.object({ user: actingUser, applicationId: recordId }), {
    user: named('user', 'username'),
    applicationId: named('idijin', 'application'),
  }),
  answer: z.array(listedDokap),
  failures: [404],
});

export const dokapForEdit = endpoint({
  method: 'POST',
  path: 'geteditDokap',
  summary: 'One supporting document, to edit.',
  access: permitUsers,
  rate: 'standard',
  body: wire(z.object({ id: recordId }), { id: named('id', 'dokap') }),
  answer: listedDokap,
  failures: [404],
});

export const saveDokap = endpoint({
  method: 'POST',
  path: 'savedokap',
  summary: 'Add a supporting document to a draft; a mandatory one that waits is filled.',
  access: permitUsers,
  rate: 'upload',
  writes: true,
  once: true,
  upload: 'permit',
  acting: userInBody,
  body: wire(z.object({ applicationId: recordId, ...valueFields }), {
    applicationId: named('id_permohonan', 'application'),
    ...valueNames,
  }),
  answer: saved('id_permohonan_dokap'),
  failures: [404, 409],
});

export const updateDokap = endpoint({
  method: 'POST',
  path: 'updateDokap',
  summary: 'Change a supporting document of a draft; without a file the stored one is kept.',
  access: permitUsers,
  rate: 'upload',
  writes: true,
  upload: 'permit',
  acting: userInBody,
  body: wire(z.object({ id: recordId, version: seenVersion, applicationId: recordId, ...valueFields }), {
    id: named('id_permohonan_dokap', 'dokap'),
    version: named('versi', 'record'),
    applicationId: named('id_permohonan', 'application'),
    ...valueNames,
  }),
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
  body: wire(z.object({ user: actingUser, id: recordId }), {
    user: named('idrekam', 'username'),
    id: named('iddokap', 'dokap'),
  }),
  answer: done,
  failures: [404],
});

export const dokapFile = endpoint({
  method: 'GET',
  path: 'file/dokap/{id}/{name}',
  summary: "A supporting document's file; the address is the document's `url_file`.",
  access: permitUsers,
  rate: 'standard',
  params: wire(z.object({ id: recordId, name: text(255) }), {
    id: named('id', 'dokap'),
    name: named('name', 'file'),
  }),
  answer: 'file',
  failures: [404],
});

/** A supporting document, as the code sees it. */
export type ListedDokap = z.output<typeof listedDokap>;
