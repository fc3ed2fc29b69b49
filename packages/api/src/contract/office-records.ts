import * as z from 'zod/mini';
import { permitUsers } from '../rules/access.ts';
import { endpoint } from './endpoint.ts';
import { recordId, text } from './fields.ts';
import { questionFields, questionNames } from './questions.ts';
import { countOrNull, dayOrNull, shownText, textOrNull } from './read.ts';
import { named, wire } from './wire.ts';

/** What an officer noted about an application. */
const officeNote = wire(
  z.object({
    officer: shownText,
    /** What the officer was in it, such as “Pemeriksa Dokumen”. */
    role: shownText,
    note: shownText,
    /** When the officer was done: an ISO 8601 instant, or as another provider writes it. */
    at: textOrNull,
    ...questionFields,
  }),
  { officer: 'NAMA', role: 'ur_pemeriksa', note: 'catatan', at: 'wk_selesai', ...questionNames },
);

/** A document that the office added to an application; it travels under the names of a supporting document. */
const officeDokap = wire(
  z.object({
    id: textOrNull,
    applicationId: textOrNull,
    name: shownText,
    number: textOrNull,
    date: dayOrNull,
    remarks: textOrNull,
    fileUrl: textOrNull,
    fileName: textOrNull,
    fileBytes: countOrNull,
  }),
  {
    id: 'id_permohonan_dokap',
    applicationId: 'id_permohonan',
    name: 'nama_dokap',
    number: 'isian1',
    date: 'isian2',
    remarks: 'keterangan',
    fileUrl: 'url_file',
    fileName: 'nm_file',
    fileBytes: 'ukuran',
  },
);

/** The documents call an application's id `idijin` here. */
const byApplication = wire(z.object({ applicationId: recordId }), {
  applicationId: named('idijin', 'application'),
});

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
  params: wire(z.object({ id: recordId, name: text(255) }), {
    id: named('id', 'dokap'),
    name: named('name', 'file'),
  }),
  answer: 'file',
  failures: [404],
});

/** An officer's note, as the code sees it. */
export type OfficeNote = z.output<typeof officeNote>;
/** An officer's document, as the code sees it. */
export type OfficeDokap = z.output<typeof officeDokap>;
