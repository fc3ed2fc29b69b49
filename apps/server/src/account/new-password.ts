import type { Endpoint } from '@pabean/api/contract';
import { type OfficeProfile, officeWords, passwordProblem } from '@pabean/api/rules';
import type { Scope } from '../core/act/act.ts';
import type { CoreDeps } from '../core/act/deps.ts';
import type { AccountTable } from '../core/db/tables/people.ts';
import { newId } from '../core/id.ts';
import { invalid, refusedField } from '../core/refusal.ts';
import { queueOwnerMail } from '../mail/queue-owner-mail.ts';
import type { AccountDeps } from './deps.ts';

/** The account whose password changes. */
export type PasswordOwner = Pick<AccountTable, 'id' | 'username' | 'email' | 'tfa'>;

/** The field of a request that holds the new password. */
export interface PasswordField {
  readonly row: Endpoint & { readonly body: NonNullable<Endpoint['body']> };
  /** Its property name. */
  readonly name: string;
}

/** The reason why a password is not allowed; undefined when it is. */
export async function newPasswordProblem(
  office: OfficeProfile,
  password: string,
  { username, tfa }: Pick<PasswordOwner, 'username' | 'tfa'>,
): Promise<ReturnType<typeof passwordProblem>> {
  // The list is large, so it is loaded only when a new password is checked.
  const { isCommonPassword } = await import('@pabean/api/common-passwords');
  return passwordProblem(password, {
    username,
    officeWords: officeWords(office),
    secondFactor: tfa === 'on' || office.twoFactor === 'required',
    isCommon: isCommonPassword,
  });
}

/**
 * Hashes a new password.
 * @throws Refusal invalid when it is not allowed, HashQueueFullError
 */
export async function hashNewPassword(
  { office, passwords }: Pick<AccountDeps, 'office' | 'passwords'>,
  password: string,
  owner: Pick<PasswordOwner, 'username' | 'tfa'>,
  { row, name }: PasswordField,
): Promise<string> {
  const problem = await newPasswordProblem(office, password, owner);
  if (problem) throw invalid([refusedField(row.body, [name], problem)]);
  return passwords.hash(password);
}

/** How a password was changed. */
export type PasswordEvent = 'changed' | 'reset';

const texts = {
  changed: 'Password akun Anda diganti di halaman Ganti password. Sesi lain dari akun ini sudah diakhiri.',
  reset: 'Password akun Anda diganti lewat tautan yang kami kirim. Semua sesi akun ini sudah diakhiri.',
} as const satisfies Record<PasswordEvent, string>;

/**
 * Sets a password: sessions other than `keep` end, reset links stop working, and the owner gets a mail.
 *
 * @param keep The stored hash of the token whose session continues.
 */
export async function setPassword(
  scope: Scope,
  deps: Pick<CoreDeps, 'secret'>,
  owner: PasswordOwner,
  { hash, event, keep }: { hash: string; event: PasswordEvent; keep?: string },
): Promise<void> {
  const { db, now } = scope;
  await db.updateTable('account').set({ password_hash: hash }).where('id', '=', owner.id).execute();
  await db
    .deleteFrom('session')
    .where('account_id', '=', owner.id)
    .$if(keep !== undefined, (rest) => rest.where('token_hash', '!=', keep ?? ''))
    .execute();
  await db.deleteFrom('password_reset').where('account_id', '=', owner.id).execute();
  await queueOwnerMail(scope, deps, owner, {
    event: `password-diubah:${newId(now)}`,
    subject: 'Password diubah',
    paragraphs: [texts[event]],
  });
}
