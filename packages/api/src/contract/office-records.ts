import * as z from 'zod/mini';
import { permitUsers } from '../rules/access.ts';
import { endpoint } from './endpoint.ts';
import { recordId, text } from './fields.ts';
import { questionFields } from './questions.ts';
import { countOrNull, dayOrNull, shownText, textOrNull } from './read.ts';
import { field, wire } from './wire.ts';

/** What an officer noted about an application. */
const officeNote = wire(
  z.object({
    officer: field('NAMA', shownText),
    /** What the officer was in it, such as “Pemeriksa Dokumen”. */
    role: field('ur_pemeriksa', shownText),
    note: field('catatan', shownText),
    /** When the officer was done: an ISO 8601 instant, or as another provider writes it. */
    at: field('wk_selesai', textOrNull),
    ...questionFields,
  }),
);

/** A document that the office added to an application; it travels under the names of a supporting document. */
const officeDokap = wire(
  z.object({
    id: field('id_permohonan_dokap', textOrNull),
    applicationId: field('id_permohonan', textOrNull),
    name: field('nama_dokap', shownText),
    number: field('isian1', textOrNull),
    date: field('isian2', dayOrNull),
    remarks: field('keterangan', textOrNull),
    fileUrl: field('url_file', textOrNull),
    fileName: field('nm_file', textOrNull),
    fileBytes: field('ukuran', countOrNull),
  }),
);

/** The documents call an application's id `idijin` here. */
const byApplication = wire(z.object({ applicationId: field('idijin', recordId, 'application') }));

export const officeNoteList = endpoint({
  method: 'POST',
  path: 'bc/petugas/approvecatatanpengguna',
  summary: "What officers noted about an application; `idijin` carries the application's id.",
  access: permitUsers,
  rate: 'standard',
  body: byApplication,
  answer: z.array(officeNote),
  failures: [404],
});

export const officeDokapList = endpoint({
  method: 'POST',
  path: 'bc/petugas/approvedokapptg',
  summary: "Documents that the office added to an application; `idijin` carries the application's id.",
  access: permitUsers,
  rate: 'standard',
  body: byApplication,
  answer: z.array(officeDokap),
  failures: [404],
});

export const officeDokapFile = endpoint({
  method: 'GET',
  path: 'file/dokapptg/{id}/{name}',
  summary: "An officer's document's file; the address is the document's `url_file`.",
  access: permitUsers,
  rate: 'standard',
  params: wire(z.object({ id: field('id', recordId, 'dokap'), name: field('name', text(255), 'file') })),
  answer: 'file',
  failures: [404],
});

/** An officer's note, as the code sees it. */
export type OfficeNote = z.output<typeof officeNote>;
/** An officer's document, as the code sees it. */
export type OfficeDokap = z.output<typeof officeDokap>;
