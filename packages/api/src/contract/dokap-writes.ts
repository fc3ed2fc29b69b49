import * as z from 'zod/mini';
import { permitUsers } from '../rules/access.ts';
import { done, saved } from './answers.ts';
import { deletion, permitFileKb } from './common.ts';
import { listedDokap } from './dokap.ts';
import { endpoint } from './endpoint.ts';
import { fileDataUrl, fileExtension } from './file.ts';
import { actingUser, code, isoDate, orNull, recordId, text } from './text.ts';
import { wire } from './wire.ts';

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
