import { formatDate } from '@pabean/api/rules';
import type { Scope } from '../core/act/act.ts';
import type { CoreDeps } from '../core/act/deps.ts';
import type { MailContent } from '../mail/mail-content.ts';
import { queueMail } from '../mail/queue-mail.ts';

/** The mails that sending an application causes, by the `page` under which the portal confirms them. */
export type NoticePage = 'kirim' | 'petugas';

/** The unique event key of one mail of one application. */
export const noticeEvent = (page: NoticePage, applicationId: string) =>
  `kirim:${applicationId}:${page === 'kirim' ? 'pemohon' : 'petugas'}`;

/** The data of a notice. */
export interface SentApplication {
  readonly id: string;
  readonly number: string;
  readonly date: string;
  readonly permitTypeName: string;
  readonly companyName: string;
  readonly email: string;
}

/** Queues both notices of a sent application: one to the applicant on record, one to the office. */
export async function queueNotices(
  scope: Scope,
  deps: Pick<CoreDeps, 'secret'>,
  application: SentApplication,
) {
  const { office } = scope;
  const { id, number, email } = application;
  const facts = factsOf(application);
  await queueMail(scope, deps, {
    event: noticeEvent('kirim', id),
    recipient: email,
    subject: `Permohonan ${number} sudah kami terima`,
    content: {
      heading: 'Permohonan Anda sudah kami terima',
      paragraphs: ['Permohonan Anda akan diteliti. Anda dapat mengikuti statusnya di portal.'],
      facts,
    },
  });
  await queueMail(scope, deps, {
    event: noticeEvent('petugas', id),
    recipient: office.mailbox,
    subject: `Permohonan baru: ${number}`,
    content: {
      heading: 'Permohonan baru',
      paragraphs: ['Sebuah permohonan baru menunggu penelitian.'],
      facts,
    },
  });
}

const factsOf = (application: SentApplication): MailContent['facts'] => [
  ['Jenis izin', application.permitTypeName],
  ['Nomor permohonan', application.number],
  ['Tanggal permohonan', formatDate(application.date)],
  ['Pemohon', application.companyName],
];
