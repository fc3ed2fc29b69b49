import { formatDateTime } from '@pabean/api/rules';
import type { Db } from '../db/store.ts';
import type { Deps } from '../deps.ts';
import { newId } from '../id.ts';
import { queueMail } from '../mail/queue-mail.ts';

/** Who is told about their second factor. */
export interface Told {
  readonly id: string;
  readonly username: string;
  readonly email: string;
}

type MailDeps = Pick<Deps, 'office' | 'secret'>;

interface Notice {
  readonly event: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

/** Everything that happens to a second factor is told to its owner, who did it or did not. */
async function tell(db: Db, deps: MailDeps, now: Date, { id, username, email }: Told, notice: Notice) {
  await queueMail(db, deps, now, {
    event: `${notice.event}:${id}:${newId(now)}`,
    recipient: email,
    subject: notice.subject,
    content: {
      heading: notice.subject,
      paragraphs: notice.paragraphs,
      facts: [
        ['Akun', username],
        ['Waktu', formatDateTime(now.toISOString(), deps.office.timeZone)],
      ],
      notes: [`Bila bukan Anda yang melakukannya, segera hubungi ${deps.office.name}.`],
    },
  });
}

/** The second factor is on. */
export const queueSwitchedOn = (db: Db, deps: MailDeps, now: Date, account: Told) =>
  tell(db, deps, now, account, {
    event: 'tfa-aktif',
    subject: 'Verifikasi dua langkah diaktifkan',
    paragraphs: [
      'Setiap kali Anda masuk, portal kini meminta kode dari aplikasi autentikator Anda. Sesi lain dari akun ini sudah diakhiri.',
      'Simpan kode pemulihan Anda di tempat yang aman. Satu kode menggantikan kode OTP satu kali bila ponsel Anda tidak ada.',
    ],
  });

/** A recovery code has stood in for a one-time code. */
export const queueRecoveryCodeUsed = (db: Db, deps: MailDeps, now: Date, account: Told, left: number) =>
  tell(db, deps, now, account, {
    event: 'tfa-pemulihan',
    subject: 'Kode pemulihan dipakai',
    paragraphs: [
      `Sebuah kode pemulihan dipakai sebagai pengganti kode OTP. Sisa kode pemulihan: ${left}.`,
      'Bila ponsel Anda hilang atau kode hampir habis, buat kode pemulihan baru di halaman Profile.',
    ],
  });
