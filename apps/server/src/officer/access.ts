import { dropRecoveryCodes } from '../account/recovery-codes.ts';
import { type Change, endAllSessions } from './act.ts';
import { CommandError } from './command-error.ts';

/** Disables an account: signing in is refused until it is enabled, and its sessions end at once. */
export const disable: Change = async (act, { account }) => {
  const { id, username, disabled_at } = account;
  if (disabled_at !== null) throw new CommandError(`${username} is disabled already, since ${disabled_at}.`);
  await act.db
    .updateTable('account')
    .set({ disabled_at: act.now.toISOString() })
    .where('id', '=', id)
    .execute();
  const ended = await endAllSessions(act.db, id);
  return {
    detail: `sessions ended: ${ended}`,
    mail: {
      subject: 'Akun Anda dinonaktifkan',
      paragraphs: ['Akun ini tidak dapat dipakai untuk login sampai kantor mengaktifkannya lagi.'],
    },
    told: `${username} is disabled; sessions ended: ${ended}.`,
  };
};

/** Enables a disabled account. */
export const enable: Change = async (act, { account }) => {
  const { id, username, disabled_at } = account;
  if (disabled_at === null) throw new CommandError(`${username} is not disabled.`);
  await act.db.updateTable('account').set({ disabled_at: null }).where('id', '=', id).execute();
  return {
    detail: `disabled since ${disabled_at}`,
    mail: {
      subject: 'Akun Anda diaktifkan lagi',
      paragraphs: ['Akun ini dapat dipakai lagi untuk login.'],
    },
    told: `${username} can sign in again.`,
  };
};

/** Removes a lost second factor; the account's sessions end. */
export const resetTfa: Change = async (act, { account }) => {
  const { id, username } = account;
  if (account.tfa === 'off' && account.tfa_pending === null)
    throw new CommandError(`${username} has no second factor.`);
  await act.db
    .updateTable('account')
    .set({ tfa: 'off', tfa_secret: null, tfa_pending: null, tfa_last_step: null })
    .where('id', '=', id)
    .execute();
  await dropRecoveryCodes(act.db, id);
  const ended = await endAllSessions(act.db, id);
  return {
    detail: `sessions ended: ${ended}`,
    mail: {
      subject: 'Verifikasi dua langkah dihapus oleh kantor',
      paragraphs: [
        'Akun ini kini dibuka dengan password saja, dan semua sesinya sudah diakhiri. Siapkan lagi verifikasi dua langkah setelah Anda masuk.',
      ],
    },
    told: `${username} has no second factor any more; sessions ended: ${ended}.`,
  };
};

/** Ends all sessions of an account. */
export const endSessions: Change = async (act, { account }) => {
  const ended = await endAllSessions(act.db, account.id);
  if (ended === 0) throw new CommandError(`${account.username} is signed in nowhere.`);
  return {
    detail: `sessions ended: ${ended}`,
    mail: {
      subject: 'Semua sesi akun Anda diakhiri',
      paragraphs: ['Kantor mengakhiri semua sesi akun ini. Anda dapat masuk lagi dengan password Anda.'],
    },
    told: `Sessions of ${account.username} that ended: ${ended}.`,
  };
};
