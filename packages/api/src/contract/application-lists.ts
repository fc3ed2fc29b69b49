import * as z from 'zod/mini';
import { permitUsers } from '../rules/access.ts';
import { userInBody } from './acting.ts';
import { endpoint } from './endpoint.ts';
import { actingUser, code, recordId, text } from './fields.ts';
import { dayOrNull, shownDay, shownText, textIfAny, textOrNull } from './read.ts';
import { field, wire } from './wire.ts';

/** Fields of an application in lists. */
export const listedFields = {
  /** The id of the application. */
  id: field('id_permohonan', recordId),
  permitTypeId: field('id_ijin', code),
  /** The number given by the applicant. */
  number: field('no_mohon', shownText),
  /** The day of the letter, `YYYY-MM-DD`. */
  date: field('tgl_mohon', shownDay),
  /** The name of the permit type in the customs office's language. */
  permitTypeName: field('nama_ijin', shownText),
  /** Code of the status, such as `10`. */
  status: field('status', shownText),
  /** The server's label of the status. */
  statusLabel: field('ur_status', shownText),
  /** The number of the decision; null where there is none. */
  approvalNumber: field('no_setuju', textOrNull),
  /** The day of the decision, `YYYY-MM-DD`; null where there is none. */
  approvalDate: field('tgl_setuju', dayOrNull),
  /** The officer's decision: `Y`, `T` or `R`; null where there is none. */
  approvalFlag: field('fl_setuju', textOrNull),
  /** The name of the file stored with the decision; null where there is none. */
  fileName: field('nm_file', textOrNull),
  /** The address of that file; null where there is none. */
  fileUrl: field('url_file', textOrNull),
  npwp: field('npwp', textOrNull),
  /** The label of the applicant's identity type. */
  identityTypeLabel: field('URAIAN', shownText),
  companyName: field('NM_PERUSAHAAN', shownText),
  companyAddress: field('AL_PERUSAHAAN', shownText),
  phone: field('no_hp', shownText),
  email: field('email', shownText),
  /** The username of who recorded it; null where the provider does not send it. */
  recordedBy: field('nip_rekam', textOrNull),
  /** ISO 8601 instant of its creation; null where the provider does not send it. */
  createdAt: field('wk_rekam', textOrNull),
  /** ISO 8601 instant; null for a draft. */
  sentAt: field('wk_kirim', textOrNull),
  /** An officer's open question; other providers omit it. */
  question: field('pertanyaan', textIfAny),
};

/** An application in a list. */
const listedApplication = wire(z.object(listedFields));

/** Most applications in one list. A list of this length may omit older ones, which `query` finds. */
export const maxListed = 5_000;

/** Shared by every list of applications: the account's company, and the search query. */
const list = {
  access: permitUsers,
  rate: 'standard',
  revalidates: true,
  acting: userInBody,
  body: wire(
    z.object({
      user: field('user', actingUser, 'username'),
      query: field('q', z.optional(text(100)), 'search'),
    }),
  ),
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

/** A listed application, decoded. */
export type ListedApplication = z.output<typeof listedApplication>;
