import * as z from 'zod/mini';
import { permitUsers } from '../rules/access.ts';
import { endpoint } from './endpoint.ts';
import { recordId, text } from './fields.ts';
import { questionFields } from './questions.ts';
import { countOrNull, dayOrNull, shownText, textOrNull } from './read.ts';
import { field, wire } from './wire.ts';

/** An officer's note about an application. */
const officeNote = wire(
  z.object({
    officer: field('NAMA', shownText),
    /** The officer's role, such as “Pemeriksa Dokumen”. */
    role: field('ur_pemeriksa', shownText),
    note: field('catatan', shownText),
    /** When the officer finished: an ISO 8601 instant, or another provider's format. */
    at: field('wk_selesai', textOrNull),
    ...questionFields,
  }),
);

/** A document added by an officer to an application; it has the wire names of a supporting document. */
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

/** The documents name an application's id `idijin` here. */
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

/** An officer's note, decoded. */
export type OfficeNote = z.output<typeof officeNote>;
/** An officer's document, decoded. */
export type OfficeDokap = z.output<typeof officeDokap>;
