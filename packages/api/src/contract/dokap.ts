import * as z from 'zod/mini';
import { permitUsers } from '../rules/access.ts';
import { endpoint } from './endpoint.ts';
import { actingUser, code, isoDate, recordId } from './text.ts';
import { wire } from './wire.ts';

const value = z.nullable(z.string());

/** A supporting document of an application, as lists show it. */
export const listedDokap = wire(
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

/** A supporting document, as the code sees it. */
export type ListedDokap = z.output<typeof listedDokap>;
