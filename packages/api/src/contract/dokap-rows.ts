import * as z from 'zod/mini';
import { permitUsers } from '../rules/access.ts';
import { cleanContainerNumber, isContainerNumber } from '../rules/container.ts';
import { done, saved } from './answers.ts';
import { deletion, permitFileKb } from './common.ts';
import { endpoint } from './endpoint.ts';
import { fileDataUrl, fileExtension } from './file.ts';
import { actingUser, code, isoDate, orNull, otherwise, recordId, requiredText } from './text.ts';
import { wire } from './wire.ts';

/** Most rows that a list document may declare. */
export const maxRows = 999;

/** A container number: blanks and lower case are cleaned, then ISO 6346 decides. */
const containerNumber = z
  .string({ error: 'containerRequired' })
  .check(
    z.overwrite(cleanContainerNumber),
    z.minLength(1, { error: 'containerRequired' }),
    otherwise(isContainerNumber, 'container'),
  );

/** A container size in feet: digits, at most two. */
const containerSize = z
  .string({ error: 'containerSize' })
  .check(z.trim(), z.regex(/^\d{1,2}$/, { error: 'containerSize' }));

/** One row of a container list. */
export const containerRow = z.object({ number: containerNumber, size: containerSize });

/** Every container number once, and no more rows than a document may declare. */
const containerListRules = [
  z.maxLength(maxRows, { error: 'tooManyRows' }),
  z.check<ContainerRow[]>((context) => {
    const seen = new Set<string>();
    for (const [index, row] of context.value.entries()) {
      if (seen.has(row.number)) {
        context.issues.push({ code: 'custom', input: row, path: [index, 'number'], message: 'duplicate' });
      }
      seen.add(row.number);
    }
  }),
] as const;

/** A whole container list, as the form holds it. */
export const containerRows = z.array(containerRow).check(...containerListRules);

/** One dated document of a list (codes 145 and 146). */
export const datedRow = z.object({ number: requiredText(50), date: isoDate });

/** One no-strip entry (code 256): a PPFTZ, its BC 1.1 position and the container that carries it. */
export const noStripRow = z.object({
  ppftzNumber: requiredText(30),
  ppftzDate: isoDate,
  bc11Number: requiredText(10),
  bc11Date: isoDate,
  position: requiredText(12).check(otherwise((text) => /^\d+$/.test(text), 'number')),
  containerNumber,
  containerSize,
});

const value = z.nullish(z.string());

/** A stored row of a list document: seven values of which each list uses its own. */
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
  body: wire(z.object({ dokapId: recordId }), { dokapId: 'iddokap' }),
  answer: z.array(dokapRow),
  failures: [404],
});

export const saveContainers = endpoint({
  method: 'POST',
  path: 'savedokapdtl',
  summary: 'Replace the whole container list of a document: all rows or none.',
  access: permitUsers,
  rate: 'write',
  maxBodyKb: 128,
  body: wire(
    z.object({
      user: actingUser,
      dokapId: recordId,
      rows: z.array(wire(containerRow, { number: 'isian1', size: 'isian2' })).check(...containerListRules),
    }),
    { user: 'idrekam', dokapId: 'id_permohonan_dokap', rows: 'cont' },
  ),
  answer: done,
  failures: [404, 409],
});

export const saveDatedDocument = endpoint({
  method: 'POST',
  path: 'savedokapdtl1',
  summary: 'Add one dated document to a list (codes 145 and 146).',
  access: permitUsers,
  rate: 'upload',
  once: true,
  maxBodyKb: permitFileKb,
  body: wire(
    z.extend(datedRow, {
      dokapId: recordId,
      code,
      file: orNull(fileDataUrl),
      extension: orNull(fileExtension),
      user: actingUser,
    }),
    {
      dokapId: 'id_dokap',
      code: 'kd_dokap',
      number: 'isian1',
      date: 'isian2',
      file: 'file',
      extension: 'ext',
      user: 'idrekam',
    },
  ),
  answer: saved('id_permohonan_dokap_dtl'),
  failures: [404, 409],
});

export const saveNoStrip = endpoint({
  method: 'POST',
  path: 'savedokapdtl2',
  summary: 'Add one no-strip entry to a list (code 256).',
  access: permitUsers,
  rate: 'write',
  once: true,
  body: wire(z.extend(noStripRow, { dokapId: recordId, user: actingUser }), {
    ppftzNumber: 'noPpftz',
    ppftzDate: 'tglPpftz',
    bc11Number: 'noBc11',
    bc11Date: 'tglBc11',
    position: 'pos',
    containerNumber: 'noKontainer',
    containerSize: 'ukKontainer',
    dokapId: 'id_dokap',
    user: 'idrekam',
  }),
  answer: saved('id_permohonan_dokap_dtl'),
  failures: [404, 409],
});

export const deleteDatedDocument = endpoint({
  method: 'POST',
  path: 'deleteDokapdtl',
  summary: 'Delete one dated document or container of a list.',
  access: permitUsers,
  rate: 'write',
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
  params: z.object({ id: recordId, name: requiredText(255) }),
  answer: 'file',
  failures: [404],
});

/** One row of a container list. */
export type ContainerRow = z.output<typeof containerRow>;
/** One dated document. */
export type DatedRow = z.output<typeof datedRow>;
/** One no-strip entry. */
export type NoStripRow = z.output<typeof noStripRow>;
/** A stored row of a list document, as the code sees it. */
export type DokapRow = z.output<typeof dokapRow>;
