import { type Registration, register } from '@pabean/api/contract';
import type { Scope } from '../core/act/act.ts';
import type { CoreDeps } from '../core/act/deps.ts';
import { storeWithinQuota } from '../core/files/room-for-file.ts';
import { newId } from '../core/id.ts';
import { invalid, refusedField } from '../core/refusal.ts';
import type { RegistrationUploads } from './check-registration.ts';
import { queueRegistrationMails } from './registration-mails.ts';

/** A registration that passed every check, without its password. */
export interface CheckedRegistration {
  readonly values: Omit<Registration, 'password' | 'captcha'>;
  readonly passwordHash: string;
  readonly files: RegistrationUploads;
}

type RegistrationDeps = Pick<CoreDeps, 'office' | 'secret' | 'publicUrl' | 'files' | 'log'>;

/**
 * Adds an unverified company, an account for it, its files and the mails about them, in the caller's transaction.
 * @throws Refusal invalid when the user name is taken, storageQuota and storageLow when there is no room for the files
 */
export async function addRegistration(
  scope: Scope,
  deps: RegistrationDeps,
  { values, passwordHash, files }: CheckedRegistration,
): Promise<void> {
  const { db, now } = scope;
  const created_at = now.toISOString();
  const companyId = newId(now);
  const accountId = newId(now);
  await db
    .insertInto('company')
    .values({
      id: companyId,
      identity_type: values.companyIdentityType,
      identity_number: values.companyIdentityNumber,
      name: values.companyName,
      address: values.companyAddress,
      phone: values.companyPhone,
      email: values.companyEmail,
      verified: 0,
      created_at,
    })
    .execute();
  const added = await db
    .insertInto('account')
    .values({
      id: accountId,
      username: values.username,
      password_hash: passwordHash,
      user_type: values.access,
      name: values.personName,
      email: values.personEmail,
      company_id: companyId,
      company_verified: 0,
      tfa: deps.office.twoFactor === 'required' ? 'setup' : 'off',
      tfa_secret: null,
      tfa_last_step: null,
      identity_type: values.personIdentityType,
      identity_number: values.personIdentityNumber,
      address: values.personAddress,
      phone: values.personPhone,
      created_at,
    })
    .onConflict((conflict) => conflict.column('username').doNothing())
    .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows !== 1n)
    throw invalid([refusedField(register.body, ['username'], { message: 'userNameTaken' })]);
  for (const [kind, upload] of files) {
    const file_id = await storeWithinQuota(scope, deps, { upload, owner: accountId });
    await db.insertInto('account_file').values({ account_id: accountId, kind, file_id }).execute();
  }
  await queueRegistrationMails(scope, deps, accountId, values);
}
