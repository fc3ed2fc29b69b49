import type { Scope } from '../core/act/act.ts';
import type { CoreDeps } from '../core/act/deps.ts';
import type { AccountTable } from '../core/db/tables/people.ts';
import { newId } from '../core/id.ts';
import { type AccountNotice, tellOwner } from '../mail/tell-owner.ts';

/** Who is told about their second factor. */
export type Told = Pick<AccountTable, 'id' | 'username' | 'email'>;

type MailDeps = Pick<CoreDeps, 'secret'>;

/** Every mail of its own event: what happens to a second factor may happen again. */
const tell = (scope: Scope, deps: MailDeps, account: Told, { event, ...notice }: AccountNotice) =>
  tellOwner(scope, deps, account, { ...notice, event: `${event}:${account.id}:${newId(scope.now)}` });

const keepCodes =
  'Simpan kode pemulihan Anda di tempat yang aman. Satu kode menggantikan kode OTP satu kali bila ponsel Anda tidak ada.';

/** The second factor is on. */
export const queueSwitchedOn = (scope: Scope, deps: MailDeps, account: Told) =>
  tell(scope, deps, account, {
    event: 'tfa-aktif',
    subject: 'Verifikasi dua langkah diaktifkan',
    paragraphs: [
      'Setiap kali Anda masuk, portal kini meminta kode dari aplikasi autentikator Anda. Sesi lain dari akun ini sudah diakhiri.',
      keepCodes,
    ],
  });

/** The second factor is off. */
export const queueSwitchedOff = (scope: Scope, deps: MailDeps, account: Told) =>
  tell(scope, deps, account, {
    event: 'tfa-mati',
    subject: 'Verifikasi dua langkah dimatikan',
    paragraphs: [
      'Untuk masuk kini cukup password Anda. Kode pemulihan yang ada tidak berlaku lagi, dan sesi lain dari akun ini sudah diakhiri.',
    ],
  });

/** The recovery codes are new. */
export const queueNewRecoveryCodes = (scope: Scope, deps: MailDeps, account: Told) =>
  tell(scope, deps, account, {
    event: 'tfa-kode-baru',
    subject: 'Kode pemulihan baru dibuat',
    paragraphs: ['Kode pemulihan yang lama tidak berlaku lagi.', keepCodes],
  });

/** A recovery code has stood in for a one-time code. */
export const queueRecoveryCodeUsed = (scope: Scope, deps: MailDeps, account: Told, left: number) =>
  tell(scope, deps, account, {
    event: 'tfa-pemulihan',
    subject: 'Kode pemulihan dipakai',
    paragraphs: [
      `Sebuah kode pemulihan dipakai sebagai pengganti kode OTP. Sisa kode pemulihan: ${left}.`,
      'Bila ponsel Anda hilang atau kode hampir habis, buat kode pemulihan baru di halaman Profile.',
    ],
  });
