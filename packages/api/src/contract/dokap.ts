import * as z from 'zod/mini';
import { permitUsers } from '../rules/access.ts';
import { done, saved } from './answers.ts';
import { deletion, permitFileKb } from './common.ts';
import { endpoint } from './endpoint.ts';
import { fileDataUrl, fileExtension } from './file.ts';
import { actingUser, code, isoDate, orNull, recordId, text } from './text.ts';
import { wire } from './wire.ts';

const value = z.nullable(z.string());

/** A supporting document of an application, as lists show it. */
const listedDokap = wire(
  z.object({
    id: recordId,
    applicationId: recordId,
    code,
    name: z.string(),
    first: value,
    second: value,
    expiry: z.nullable(isoDate),
    remarks: value,
    fileUrl: value,
    fileName: value,
    needsFile: z.nullable(z.string()),
    /** Null means that the document may be deleted. */
    mandatory: z.nullable(z.string()),
    /** Words for a first value that is a reference code. */
    firstLabel: z.nullish(z.string()),
    fileBytes: z.nullish(z.int()),
    /** How many rows a list document has. */
    rowCount: z.optional(z.int()),
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
  code: 'kd_dokap',
  first: 'isian1',
  second: 'isian2',
  expiry: 'akhirberlaku',
  remarks: 'keterangan',
  file: 'file',
  extension: 'ext',
  user: 'idrekam',
} as const;

export const dokapList = endpoint({
  method: 'POST',
  path: 'dokap',
  summary: "An application's supporting documents; `idijin` carries the application's id.",
  access: permitUsers,
  rate: 'standard',
  body: wire(z.object({ user: actingUser, applicationId: recordId }), {
    user: 'user',
    applicationId: 'idijin',
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
  body: wire(z.object({ id: recordId }), { id: 'id' }),
  answer: listedDokap,
  failures: [404],
});

export const saveDokap = endpoint({
  method: 'POST',
  path: 'savedokap',
  summary: 'Add a supporting document to a draft.',
  access: permitUsers,
  rate: 'upload',
  once: true,
  maxBodyKb: permitFileKb,
  body: wire(z.object({ applicationId: recordId, ...valueFields }), {
    applicationId: 'id_permohonan',
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
  maxBodyKb: permitFileKb,
  body: wire(z.object({ id: recordId, applicationId: recordId, ...valueFields }), {
    id: 'id_permohonan_dokap',
    applicationId: 'id_permohonan',
    ...valueNames,
  }),
  answer: saved('id_permohonan_dokap'),
  failures: [404, 409],
});

export const deleteDokap = endpoint({
  method: 'POST',
  path: 'deleteDokap',
  summary: 'Delete a supporting document of a draft that its permit type does not demand.',
  access: permitUsers,
  rate: 'write',
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
  body: wire(z.object({ user: actingUser, id: recordId }), { user: 'idrekam', id: 'iddokap' }),
  answer: done,
  failures: [404],
});

export const dokapFile = endpoint({
  method: 'GET',
  path: 'file/dokap/{id}/{name}',
  summary: "A supporting document's file; the address is the document's `url_file`.",
  access: permitUsers,
  rate: 'standard',
  params: z.object({ id: recordId, name: text(255) }),
  answer: 'file',
  failures: [404],
});

/** A supporting document, as the code sees it. */
export type ListedDokap = z.output<typeof listedDokap>;
