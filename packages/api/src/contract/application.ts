import * as z from 'zod/mini';
import { permitUsers } from '../rules/access.ts';
import { byUser } from './common.ts';
import { endpoint } from './endpoint.ts';
import { actingUser, code, instant, isoDate, recordId } from './text.ts';
import { type WireNames, wire } from './wire.ts';

const listedFields = {
  id: recordId,
  permitTypeId: code,
  number: z.string(),
  date: isoDate,
  permitTypeName: z.string(),
  status: z.string(),
  statusLabel: z.string(),
  approvalNumber: z.nullable(z.string()),
  approvalDate: z.nullable(isoDate),
  approvalFlag: z.nullable(z.string()),
  fileName: z.nullable(z.string()),
  fileUrl: z.nullable(z.string()),
  npwp: z.nullable(z.string()),
  identityTypeLabel: z.string(),
  companyName: z.string(),
  companyAddress: z.string(),
  phone: z.string(),
  email: z.string(),
  recordedBy: z.nullable(z.string()),
  sentAt: z.nullable(instant),
};

const listedNames: WireNames<typeof listedFields> = {
  id: 'id_permohonan',
  permitTypeId: 'id_ijin',
  number: 'no_mohon',
  date: 'tgl_mohon',
  permitTypeName: 'nama_ijin',
  status: 'status',
  statusLabel: 'ur_status',
  approvalNumber: 'no_setuju',
  approvalDate: 'tgl_setuju',
  approvalFlag: 'fl_setuju',
  fileName: 'nm_file',
  fileUrl: 'url_file',
  npwp: 'npwp',
  identityTypeLabel: 'URAIAN',
  companyName: 'NM_PERUSAHAAN',
  companyAddress: 'AL_PERUSAHAAN',
  phone: 'no_hp',
  email: 'email',
  recordedBy: 'nip_rekam',
  sentAt: 'wk_kirim',
};

/** An application as lists show it. */
const listedApplication = wire(z.object(listedFields), listedNames);

/** An application's header block: what lists show, plus identity codes, the extra choices and when it was made. */
const applicationHeader = wire(
  z.object({
    ...listedFields,
    identityType: code,
    documentKind: z.nullable(z.string()),
    businessKind: z.nullable(z.string()),
    createdAt: z.optional(instant),
  }),
  {
    ...listedNames,
    identityType: 'kdid',
    documentKind: 'jnsdok',
    businessKind: 'jnsNppbkc',
    createdAt: 'wk_rekam',
  },
);

export const applicationList = endpoint({
  method: 'POST',
  path: 'pengajuan',
  summary: "All applications of the caller's company: drafts first, then by the time they were sent.",
  access: permitUsers,
  rate: 'standard',
  body: byUser,
  answer: z.array(listedApplication),
});

export const applicationDetail = endpoint({
  method: 'POST',
  path: 'dtlheader',
  summary: "An application's header block.",
  access: permitUsers,
  rate: 'standard',
  body: wire(z.object({ user: actingUser, id: recordId }), { user: 'user', id: 'idmohon' }),
  answer: applicationHeader,
  failures: [404],
});

/** A listed application, as the code sees it. */
export type ListedApplication = z.output<typeof listedApplication>;
/** An application's header block, as the code sees it. */
export type ApplicationHeader = z.output<typeof applicationHeader>;
