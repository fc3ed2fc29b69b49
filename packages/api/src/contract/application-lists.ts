import * as z from 'zod/mini';
import { permitUsers } from '../rules/access.ts';
import { userInBody } from './acting.ts';
import { endpoint } from './endpoint.ts';
import { actingUser, code, recordId, text } from './fields.ts';
import { dayOrNull, shownDay, shownText, textIfAny, textOrNull } from './read.ts';
import { named, type WireNames, wire } from './wire.ts';

/** What lists show of an application. */
export const listedFields = {
  /** The id of the application. */
  id: recordId,
  permitTypeId: code,
  /** The number that the applicant gave it. */
  number: shownText,
  /** The day of the letter, `YYYY-MM-DD`. */
  date: shownDay,
  /** The name of the permit type in the office's language. */
  permitTypeName: shownText,
  /** Code of the status, such as `10`. */
  status: shownText,
  /** The server's words for the status. */
  statusLabel: shownText,
  /** The number of the decision; null where there is none. */
  approvalNumber: textOrNull,
  /** The day of the decision, `YYYY-MM-DD`; null where there is none. */
  approvalDate: dayOrNull,
  /** The officer's decision: `Y`, `T` or `R`; null where there is none. */
  approvalFlag: textOrNull,
  /** The name of the file that the office stored with the decision; null where there is none. */
  fileName: textOrNull,
  /** The address of that file; null where there is none. */
  fileUrl: textOrNull,
  npwp: textOrNull,
  /** What the applicant's kind of identity is called. */
  identityTypeLabel: shownText,
  companyName: shownText,
  companyAddress: shownText,
  phone: shownText,
  email: shownText,
  /** The username of who recorded it; null where the provider does not say. */
  recordedBy: textOrNull,
  /** ISO 8601 instant at which it was made; null where the provider does not say. */
  createdAt: textOrNull,
  /** ISO 8601 instant; null for a draft. */
  sentAt: textOrNull,
  /** What an officer asks, as long as nobody has answered it; other providers leave it out. */
  question: textIfAny,
};

/** The same by its names on the wire. */
export const listedNames: WireNames<typeof listedFields> = {
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
  createdAt: 'wk_rekam',
  sentAt: 'wk_kirim',
  question: 'pertanyaan',
};

/** An application as lists show it. */
const listedApplication = wire(z.object(listedFields), listedNames);

/** Most applications that one list has. A list of so many may lack older ones: `query` finds them. */
export const maxListed = 5_000;

/** What every list of applications is: whose, and which of them have the words of a query. */
const list = {
  access: permitUsers,
  rate: 'standard',
  revalidates: true,
  acting: userInBody,
  body: wire(z.object({ user: actingUser, query: z.optional(text(100)) }), {
    user: named('user', 'username'),
    query: named('q', 'search'),
  }),
  answer: z.array(listedApplication),
} as const;

export const applicationList = endpoint({
  method: 'POST',
  path: 'pengajuan',
  summary:
    "All applications of the caller's company: drafts first, then by the time they were sent; of more than 5,000 the latest, and with `q` those that have its words.",
  ...list,
});

export const browseList = endpoint({
  method: 'POST',
  path: 'brows/listv2',
  summary:
    "All sent applications of the caller's company with their approval, by the time they were sent; of more than 5,000 the latest, and with `q` those that have its words.",
  ...list,
});

export const ftzList = endpoint({
  method: 'POST',
  path: 'pengajuanftz',
  summary: 'The same as `pengajuan`, of the permit types of the free-trade zone.',
  ...list,
});

export const ftzBrowseList = endpoint({
  method: 'POST',
  path: 'browseftz',
  summary: 'The same as `brows/listv2`, of the permit types of the free-trade zone.',
  ...list,
});

/** A listed application, as the code sees it. */
export type ListedApplication = z.output<typeof listedApplication>;
