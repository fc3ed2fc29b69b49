import * as z from 'zod/mini';
import { permitUsers } from '../rules/access.ts';
import { deletion, userInBody } from './acting.ts';
import { created, done, succeeded } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { actingUser, code, oneOf, recordId, text } from './fields.ts';
import { headerFields, headerNames, headerRules, type PermitHeader } from './permit-header.ts';
import { dayOrNull, shownDay, shownText, textOrNull } from './read.ts';
import { named, type WireNames, wire } from './wire.ts';

const listedFields = {
  id: recordId,
  permitTypeId: code,
  number: shownText,
  date: shownDay,
  permitTypeName: shownText,
  status: shownText,
  statusLabel: shownText,
  approvalNumber: textOrNull,
  approvalDate: dayOrNull,
  approvalFlag: textOrNull,
  fileName: textOrNull,
  fileUrl: textOrNull,
  npwp: textOrNull,
  identityTypeLabel: shownText,
  companyName: shownText,
  companyAddress: shownText,
  phone: shownText,
  email: shownText,
  recordedBy: textOrNull,
  /** ISO 8601 instant; null for a draft. */
  sentAt: textOrNull,
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

/** What lists show of a typed header, some of it under other names. */
const alsoListed = [
  'permitTypeId',
  'number',
  'date',
  'identityNumber',
  'name',
  'address',
  'phone',
  'email',
] as const satisfies readonly (keyof PermitHeader)[];

type OwnField = Exclude<keyof PermitHeader, (typeof alsoListed)[number]>;

/** The rest of the typed header: the detail shows it under the names that the form sends. */
const ownNames = Object.fromEntries(
  Object.entries(headerNames).filter(([field]) => !alsoListed.some((listed) => listed === field)),
) as { readonly [Name in OwnField]: (typeof headerNames)[Name] };

const ownFields = Object.fromEntries(Object.keys(ownNames).map((field) => [field, textOrNull])) as {
  readonly [Name in OwnField]: typeof textOrNull;
};

/** An application's header block: what lists show, the rest of what was typed, and when it was made. */
const applicationHeader = wire(
  z.object({
    ...listedFields,
    ...ownFields,
    /** ISO 8601 instant. */
    createdAt: textOrNull,
    /** ISO 8601 instant since which it has its status. */
    statusAt: textOrNull,
    /** What the officer said when it got its status, such as why it was rejected. */
    statusNote: textOrNull,
  }),
  { ...listedNames, ...ownNames, createdAt: 'wk_rekam', statusAt: 'wk_status', statusNote: 'catatan_status' },
);

const oneApplication = wire(z.object({ user: actingUser, id: recordId }), {
  user: named('user', 'username'),
  id: named('idmohon', 'application'),
});

/** Most applications that one list has. A list of so many may lack older ones: `query` finds them. */
export const maxListed = 5_000;

export const applicationList = endpoint({
  method: 'POST',
  path: 'pengajuan',
  summary:
    "All applications of the caller's company: drafts first, then by the time they were sent; of more than 5,000 the latest, and with `q` those that have its words.",
  access: permitUsers,
  rate: 'standard',
  revalidates: true,
  acting: userInBody,
  body: wire(z.object({ user: actingUser, query: z.optional(text(100)) }), {
    user: named('user', 'username'),
    query: named('q', 'search'),
  }),
  answer: z.array(listedApplication),
});

export const applicationDetail = endpoint({
  method: 'POST',
  path: 'dtlheader',
  summary: "An application's header block.",
  access: permitUsers,
  rate: 'standard',
  acting: userInBody,
  body: oneApplication,
  answer: applicationHeader,
  failures: [404],
});

export const applicationFile = endpoint({
  method: 'GET',
  path: 'file/permohonan/{id}/{name}',
  summary: "The file that the office stored with a decision; the address is the application's `url_file`.",
  access: permitUsers,
  rate: 'standard',
  params: wire(z.object({ id: recordId, name: text(255) }), {
    id: named('id', 'application'),
    name: named('name', 'file'),
  }),
  answer: 'file',
  failures: [404],
});

export const saveApplication = endpoint({
  method: 'POST',
  path: 'savepengajuan',
  summary: 'Save a new permit header as a draft, with the mandatory documents of its permit type waiting.',
  access: permitUsers,
  rate: 'write',
  writes: true,
  once: true,
  acting: userInBody,
  body: wire(z.extend(headerFields, { user: actingUser }).check(...headerRules), {
    ...headerNames,
    user: named('idrekam', 'username'),
  }),
  answer: created('id_mohon'),
  failures: [409],
});

export const deleteApplication = endpoint({
  method: 'POST',
  path: 'delete',
  summary: 'Delete a draft with its documents and files; at another status the answer explains the refusal.',
  access: permitUsers,
  rate: 'write',
  writes: true,
  acting: userInBody,
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
  writes: true,
  once: true,
  acting: userInBody,
  body: oneApplication,
  answer: succeeded,
  failures: [404, 409],
});

export const sendMail = endpoint({
  method: 'POST',
  path: 'bc/mail/sendmail',
  summary: 'Confirm a notification mail of a sent application; the mail itself was queued with the sending.',
  access: permitUsers,
  rate: 'write',
  body: wire(z.object({ page: oneOf(['kirim', 'petugas']), id: recordId }), {
    page: named('page', 'page'),
    id: named('idmohon', 'application'),
  }),
  answer: done,
  failures: [404, 409],
});

/** A listed application, as the code sees it. */
export type ListedApplication = z.output<typeof listedApplication>;
/** An application's header block, as the code sees it. */
export type ApplicationHeader = z.output<typeof applicationHeader>;
