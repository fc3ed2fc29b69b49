import { formatDate, type OfficeProfile } from '@pabean/api/rules';
import type { Db } from '../db/store.ts';
import { newId } from '../id.ts';

/** The mails that sending an application causes, by the `page` under which the portal confirms them. */
export type NoticePage = 'kirim' | 'petugas';

/** Names one mail of one application: there is never a second one. */
export const noticeEvent = (page: NoticePage, applicationId: string) =>
  `kirim:${applicationId}:${page === 'kirim' ? 'pemohon' : 'petugas'}`;

/** What a notice says about an application. */
export interface SentApplication {
  readonly id: string;
  readonly number: string;
  readonly date: string;
  readonly permitTypeName: string;
  readonly companyName: string;
  readonly email: string;
}

/** Queues both notices of a sent application: one to the applicant on record, one to the office. */
export async function queueNotices(db: Db, office: OfficeProfile, now: Date, application: SentApplication) {
  const time = now.toISOString();
  const mail = (page: NoticePage, recipient: string, subject: string, greeting: string) => ({
    id: newId(now),
    event: noticeEvent(page, application.id),
    recipient,
    subject,
    body: [greeting, '', ...facts(application), '', office.name, office.contact].join('\n'),
    created_at: time,
    due_at: time,
    attempts: 0,
  });
  await db
    .insertInto('outbox')
    .values([
      mail(
        'kirim',
        application.email,
        `Permohonan ${application.number} sudah kami terima`,
        'Permohonan Anda sudah kami terima dan akan diteliti. Anda dapat mengikuti statusnya di portal.',
      ),
      mail(
        'petugas',
        office.mailbox,
        `Permohonan baru: ${application.number}`,
        'Sebuah permohonan baru menunggu penelitian.',
      ),
    ])
    .execute();
}

const facts = (application: SentApplication) => [
  `Jenis izin         : ${application.permitTypeName}`,
  `Nomor permohonan   : ${application.number}`,
  `Tanggal permohonan : ${formatDate(application.date)}`,
  `Pemohon            : ${application.companyName}`,
];
