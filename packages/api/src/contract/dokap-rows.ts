import * as z from 'zod/mini';
import { permitUsers } from '../rules/access.ts';
import { deletion, userInBody } from './acting.ts';
import { done, saved } from './answers.ts';
import {
  containerListRules,
  containerRow,
  datedRow,
  maxRows,
  type NoStripRow,
  noStripRow,
} from './dokap-row-values.ts';
import { endpoint } from './endpoint.ts';
import {
  actingUser,
  code,
  fileDataUrl,
  fileExtension,
  orNull,
  recordId,
  requiredText,
  seenVersion,
} from './fields.ts';
import { textOrNull } from './read.ts';
import { field, optionalFields, wire } from './wire.ts';

const value = z.optional(textOrNull);

/** A stored row of any list document: seven values, of which each list uses some. */
const dokapRow = wire(
  z.object({
    id: field('id_permohonan_dokap_dtl', recordId),
    value1: field('isian1', value),
    value2: field('isian2', value),
    value3: field('isian3', value),
    value4: field('isian4', value),
    value5: field('isian5', value),
    value6: field('isian6', value),
    value7: field('isian7', value),
    fileName: field('nm_file', value),
    fileUrl: field('url_file', value),
  }),
);

export const dokapRows = endpoint({
  method: 'POST',
  path: 'dokapdtl',
  summary: "A list document's rows in the order they were entered.",
  access: permitUsers,
  rate: 'standard',
  body: wire(z.object({ dokapId: field('iddokap', recordId, 'dokap') })),
  answer: z.array(dokapRow),
  failures: [404],
});

export const saveContainers = endpoint({
  method: 'POST',
  path: 'savedokapdtl',
  summary: 'Replace the whole container list of a document: all rows or none, as many as it declares.',
  access: permitUsers,
  rate: 'write',
  writes: true,
  maxBodyKb: 128,
  acting: userInBody,
  body: wire(
    z.object({
      user: field('idrekam', actingUser, 'username'),
      dokapId: field('id_permohonan_dokap', recordId, 'dokap'),
      version: field('versi', seenVersion, 'record'),
      rows: field('cont', z.array(wire(containerRow)).check(...containerListRules), 'rows'),
    }),
  ),
  answer: done,
  failures: [404, 409, 412],
});

export const saveDatedDocument = endpoint({
  method: 'POST',
  path: 'savedokapdtl1',
  summary: 'Add one dated document to a list (codes 145 and 146).',
  access: permitUsers,
  rate: 'upload',
  cost: 'upload',
  writes: true,
  once: true,
  upload: 'permit',
  acting: userInBody,
  body: wire(
    z.extend(datedRow, {
      dokapId: field('id_dokap', recordId, 'dokap'),
      code: field('kd_dokap', code, 'dokapCode'),
      file: field('file', orNull(fileDataUrl), 'file'),
      extension: field('ext', orNull(fileExtension), 'file'),
      user: field('idrekam', actingUser, 'username'),
    }),
  ),
  answer: saved('id_permohonan_dokap_dtl'),
  failures: [404, 409],
});

/** The seven fields of one entry, or `rows` of several, which are saved together or not at all. */
const noStripBody = z
  .extend(optionalFields(noStripRow), {
    dokapId: field('id_dokap', recordId, 'dokap'),
    user: field('idrekam', actingUser, 'username'),
    rows: field(
      'entri',
      z.optional(
        z
          .array(wire(noStripRow))
          .check(z.minLength(1, { error: 'required' }), z.maxLength(maxRows, { error: 'tooManyRows' })),
      ),
      'rows',
    ),
  })
  .check((context) => {
    const { value, issues } = context;
    if (value.rows) return;
    for (const name of Object.keys(noStripRow.shape) as (keyof NoStripRow)[])
      if (value[name] === undefined)
        issues.push({ code: 'custom', input: value, path: [name], message: 'required' });
  });

export const saveNoStrip = endpoint({
  method: 'POST',
  path: 'savedokapdtl2',
  summary: 'Add one no-strip entry to a list (code 256), or several in `entri`: all of them or none.',
  access: permitUsers,
  rate: 'write',
  writes: true,
  once: true,
  maxBodyKb: 256,
  acting: userInBody,
  body: wire(noStripBody),
  answer: saved('id_permohonan_dokap_dtl'),
  failures: [404, 409],
});

export const containerTemplate = endpoint({
  method: 'GET',
  path: 'dllaporan/formatcont',
  summary: 'The template of a CSV of containers: its head and one line as an example, with commas.',
  access: 'signedIn',
  rate: 'standard',
  answer: 'file',
});

export const deleteDatedDocument = endpoint({
  method: 'POST',
  path: 'deleteDokapdtl',
  summary: 'Delete one dated document or container of a list.',
  access: permitUsers,
  rate: 'write',
  writes: true,
  acting: userInBody,
  body: deletion,
  answer: done,
  failures: [404, 409],
});

export const deleteNoStrip = endpoint({
  method: 'POST',
  path: 'deleteDokapdtl2',
  summary: 'Delete one no-strip entry of a list.',
  access: permitUsers,
  rate: 'write',
  writes: true,
  acting: userInBody,
  body: deletion,
  answer: done,
  failures: [404, 409],
});

export const dokapRowFile = endpoint({
  method: 'GET',
  path: 'file/dokapdtl/{id}/{name}',
  summary: "A dated document's file; the address is the row's `url_file`.",
  access: permitUsers,
  rate: 'standard',
  params: wire(
    z.object({ id: field('id', recordId, 'record'), name: field('name', requiredText(255), 'file') }),
  ),
  answer: 'file',
  failures: [404, 409],
});

/** A stored row of a list document, encoded. */
export type DokapRow = z.output<typeof dokapRow>;
