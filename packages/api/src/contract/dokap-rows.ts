import * as z from 'zod/mini';
import { permitUsers } from '../rules/access.ts';
import { deletion, userInBody } from './acting.ts';
import { done, saved } from './answers.ts';
import { containerListRules, containerRow, datedRow, maxRows, noStripRow } from './dokap-row-values.ts';
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
import { named, wire } from './wire.ts';

const value = z.optional(textOrNull);

/** A stored row of any list document: seven values of which each list uses its own. */
const dokapRow = wire(
  z.object({
    id: recordId,
    value1: value,
    value2: value,
    value3: value,
    value4: value,
    value5: value,
    value6: value,
    value7: value,
    fileName: value,
    fileUrl: value,
  }),
  {
    id: 'id_permohonan_dokap_dtl',
    value1: 'isian1',
    value2: 'isian2',
    value3: 'isian3',
    value4: 'isian4',
    value5: 'isian5',
    value6: 'isian6',
    value7: 'isian7',
    fileName: 'nm_file',
    fileUrl: 'url_file',
  },
);

export const dokapRows = endpoint({
  method: 'POST',
  path: 'dokapdtl',
  summary: "A list document's rows in the order they were entered.",
  access: permitUsers,
  rate: 'standard',
  body: wire(z.object({ dokapId: recordId }), { dokapId: named('iddokap', 'dokap') }),
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
      user: actingUser,
      dokapId: recordId,
      version: seenVersion,
      rows: z
        .array(
          wire(containerRow, {
            number: named('isian1', 'containerNumber'),
            size: named('isian2', 'containerSize'),
          }),
        )
        .check(...containerListRules),
    }),
    {
      user: named('idrekam', 'username'),
      dokapId: named('id_permohonan_dokap', 'dokap'),
      version: named('versi', 'record'),
      rows: named('cont', 'rows'),
    },
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
  writes: true,
  once: true,
  upload: 'permit',
  acting: userInBody,
  body: wire(
    z.extend(datedRow, {
      dokapId: recordId,
      code,
      file: orNull(fileDataUrl),
      extension: orNull(fileExtension),
      user: actingUser,
    }),
    {
      dokapId: named('id_dokap', 'dokap'),
      code: named('kd_dokap', 'dokapCode'),
      number: named('isian1', 'documentNumber'),
      date: named('isian2', 'documentDate'),
      file: named('file', 'file'),
      extension: named('ext', 'file'),
      user: named('idrekam', 'username'),
    },
  ),
  answer: saved('id_permohonan_dokap_dtl'),
  failures: [404, 409],
});

const noStripNames = {
  ppftzNumber: named('noPpftz', 'ppftzNumber'),
  ppftzDate: named('tglPpftz', 'ppftzDate'),
  bc11Number: named('noBc11', 'bc11Number'),
  bc11Date: named('tglBc11', 'bc11Date'),
  position: named('pos', 'position'),
  containerNumber: named('noKontainer', 'containerNumber'),
  containerSize: named('ukKontainer', 'containerSize'),
} as const;

/** The seven fields of one entry, or `rows` of several, which are saved together or not at all. */
const noStripBody = z
  .extend(z.partial(noStripRow), {
    dokapId: recordId,
    user: actingUser,
    rows: z.optional(
      z
        .array(wire(noStripRow, noStripNames))
        .check(z.minLength(1, { error: 'required' }), z.maxLength(maxRows, { error: 'tooManyRows' })),
    ),
  })
  .check((context) => {
    const { value, issues } = context;
    if (value.rows) return;
    for (const field of Object.keys(noStripNames) as (keyof typeof noStripNames)[])
      if (value[field] === undefined)
        issues.push({ code: 'custom', input: value, path: [field], message: 'required' });
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
  body: wire(noStripBody, {
    ...noStripNames,
    dokapId: named('id_dokap', 'dokap'),
    user: named('idrekam', 'username'),
    rows: named('entri', 'rows'),
  }),
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
  params: wire(z.object({ id: recordId, name: requiredText(255) }), {
    id: named('id', 'record'),
    name: named('name', 'file'),
  }),
  answer: 'file',
  failures: [404],
});

/** A stored row of a list document, as it travels. */
export type DokapRow = z.output<typeof dokapRow>;
