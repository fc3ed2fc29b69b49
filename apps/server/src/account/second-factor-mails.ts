import type { Scope } from '../core/act/act.ts';
import type { CoreDeps } from '../core/act/deps.ts';
import type { AccountTable } from '../core/db/tables/people.ts';
import { newId } from '../core/id.ts';
import { type AccountNotice, queueOwnerMail } from '../mail/queue-owner-mail.ts';

/** The account whose owner gets the mail. */
export type MailedAccount = Pick<AccountTable, 'id' | 'username' | 'email'>;

type MailDeps = Pick<CoreDeps, 'secret'>;

/** A new event key for each mail, because the same change can happen again. */
const queueNotice = (
  scope: Scope,
  deps: MailDeps,
  account: MailedAccount,
  { event, ...notice }: AccountNotice,
) => queueOwnerMail(scope, deps, account, { ...notice, event: `${event}:${account.id}:${newId(scope.now)}` });

const keepCodes =
  'Simpan kode pemulihan Anda di tempat yang aman. Satu kode menggantikan kode OTP satu kali bila ponsel Anda tidak ada.';

/** Mails that the second factor was switched on. */
export const queueSwitchedOn = (scope: Scope, deps: MailDeps, account: MailedAccount) =>
  queueNotice(scope, deps, account, {
    event: 'tfa-aktif',
    subject: 'Verifikasi dua langkah diaktifkan',
    paragraphs: [
      'Setiap kali Anda masuk, portal kini meminta kode dari aplikasi autentikator Anda. Sesi lain dari akun ini sudah diakhiri.',
      keepCodes,
    ],
  });

/** Mails that the second factor was switched off. */
export const queueSwitchedOff = (scope: Scope, deps: MailDeps, account: MailedAccount) =>
  queueNotice(scope, deps, account, {
    event: 'tfa-mati',
    subject: 'Verifikasi dua langkah dimatikan',
    paragraphs: [
      'Untuk masuk kini cukup password Anda. Kode pemulihan yang ada tidak berlaku lagi, dan sesi lain dari akun ini sudah diakhiri.',
    ],
  });

/** Mails that there are new recovery codes. */
export const queueNewRecoveryCodes = (scope: Scope, deps: MailDeps, account: MailedAccount) =>
  queueNotice(scope, deps, account, {
    event: 'tfa-kode-baru',
    subject: 'Kode pemulihan baru dibuat',
    paragraphs: ['Kode pemulihan yang lama tidak berlaku lagi.', keepCodes],
  });

/** Mails that a recovery code was used instead of a one-time code. */
export const queueRecoveryCodeUsed = (scope: Scope, deps: MailDeps, account: MailedAccount, left: number) =>
  queueNotice(scope, deps, account, {
    event: 'tfa-pemulihan',
    subject: 'Kode pemulihan dipakai',
    paragraphs: [
      `Sebuah kode pemulihan dipakai sebagai pengganti kode OTP. Sisa kode pemulihan: ${left}.`,
      'Bila ponsel Anda hilang atau kode hampir habis, buat kode pemulihan baru di halaman Profile.',
    ],
  });
