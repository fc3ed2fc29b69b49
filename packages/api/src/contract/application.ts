import * as z from 'zod/mini';
import { permitUsers } from '../rules/access.ts';
import { identityProblem } from '../rules/identity.ts';
import type { RefusalCode } from '../rules/messages/index.ts';
import { extraFieldOf } from '../rules/permit.ts';
import { done, saved } from './answers.ts';
import { byUser, deletion } from './common.ts';
import { endpoint } from './endpoint.ts';
import { oneOf } from './one-of.ts';
import { actingUser, code, email, instant, isoDate, orNull, phone, recordId, requiredText } from './text.ts';
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

const headerFields = z.object({
  permitTypeId: code,
  number: requiredText(50),
  date: isoDate,
  identityType: oneOf(['5', '2', '3', '4']),
  identityNumber: requiredText(30),
  name: requiredText(200),
  address: requiredText(500, { multiline: true }),
  phone,
  email,
  documentKind: orNull(code),
  businessKind: orNull(code),
});

type HeaderFields = z.output<typeof headerFields>;

/** Whether the extra field of the permit type, if it is this one, holds one of its choices. */
function extraIsChosen(header: HeaderFields, name: 'documentKind' | 'businessKind') {
  const extra = extraFieldOf(header.permitTypeId);
  return extra?.name !== name || extra.choices.some((choice) => choice.value === header[name]);
}

/** A rule between fields that also speaks while other fields are still wrong, as long as all of them are texts. */
const rule = (path: keyof HeaderFields, error: RefusalCode, holds: (header: HeaderFields) => boolean) =>
  z.refine<HeaderFields>(holds, { path: [path], error, when: ({ value }) => holdsTexts(value) });

const holdsTexts = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((field) => field === null || field === undefined || typeof field === 'string');

const identityIsNot = (problem: 'npwp' | 'ktp') => (header: HeaderFields) =>
  !header.identityNumber || identityProblem(header.identityType, header.identityNumber) !== problem;

const headerRules = [
  rule('identityNumber', 'npwp', identityIsNot('npwp')),
  rule('identityNumber', 'ktp', identityIsNot('ktp')),
  rule('documentKind', 'required', (header) => extraIsChosen(header, 'documentKind')),
  rule('businessKind', 'required', (header) => extraIsChosen(header, 'businessKind')),
] as const;

/** What a permit header must obey, in the form and on the server. */
export const permitHeader = headerFields.check(...headerRules);

const headerNames: WireNames<z.output<typeof headerFields>> = {
  permitTypeId: 'idijin',
  number: 'nomohon',
  date: 'tglmohon',
  identityType: 'kdid',
  identityNumber: 'idper',
  name: 'pernama',
  address: 'peralamat',
  phone: 'nohp',
  email: 'email',
  documentKind: 'jnsdok',
  businessKind: 'jnsNppbkc',
};

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

export const saveApplication = endpoint({
  method: 'POST',
  path: 'savepengajuan',
  summary: 'Save a new permit header as a draft, with the mandatory documents of its permit type waiting.',
  access: permitUsers,
  rate: 'write',
  once: true,
  body: wire(z.extend(headerFields, { user: actingUser }).check(...headerRules), {
    ...headerNames,
    user: 'idrekam',
  }),
  answer: saved('id_mohon'),
  failures: [409],
});

export const deleteApplication = endpoint({
  method: 'POST',
  path: 'delete',
  summary: 'Delete a draft with its documents and files; at another status the answer explains the refusal.',
  access: permitUsers,
  rate: 'write',
  body: deletion,
  answer: done,
  failures: [404, 409],
});

export const sendApplication = endpoint({
  method: 'POST',
  path: 'kirim',
  summary: 'Send a draft; an incomplete one is refused with the list of what is missing (422).',
  access: permitUsers,
  rate: 'write',
  once: true,
  body: wire(z.object({ user: actingUser, id: recordId }), { user: 'user', id: 'idmohon' }),
  answer: wire(z.object({ succeeded: z.boolean(), status: z.literal('success'), message: z.string() }), {
    succeeded: 'hasil',
    status: 'status',
    message: 'message',
  }),
  failures: [404, 409],
});

export const sendMail = endpoint({
  method: 'POST',
  path: 'bc/mail/sendmail',
  summary: 'Confirm a notification mail of a sent application; the mail itself was queued with the sending.',
  access: permitUsers,
  rate: 'write',
  body: wire(z.object({ page: oneOf(['kirim', 'petugas']), id: recordId }), { page: 'page', id: 'idmohon' }),
  answer: done,
  failures: [404, 409],
});

/** A listed application, as the code sees it. */
export type ListedApplication = z.output<typeof listedApplication>;
/** An application's header block, as the code sees it. */
export type ApplicationHeader = z.output<typeof applicationHeader>;
/** What a permit header form holds. */
export type PermitHeader = z.output<typeof permitHeader>;
