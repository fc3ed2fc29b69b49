import { formatDateTime } from '@pabean/api/rules';
import { sql } from 'kysely';
import type { Moment, Scope } from '../core/act/act.ts';
import type { CoreDeps } from '../core/act/deps.ts';
import type { Db } from '../core/db/store.ts';
import { newId } from '../core/id.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { PasswordOwner } from './new-password.ts';
import { lifetimes } from './session.ts';
import { newToken, tokenHash } from './token.ts';

/** How long a link works, in milliseconds. */
export const linkLifetime = 30 * 60_000;

const owner = ['account.id', 'account.username', 'account.email', 'account.tfa'] as const;

/** The accounts with an e-mail address, without those that an officer has switched off. */
export const accountsOf = (db: Db, email: string): Promise<PasswordOwner[]> =>
  db
    .selectFrom('account')
    .select(owner)
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('disabled_at', 'is', null)
    .orderBy('username')
    .execute();

/**
 * Mails links to one address, one for each of its accounts. Links that were mailed before stop working.
 *
 * @param accounts At least one.
 */
export async function mailLinks(
  scope: Scope,
  deps: Pick<CoreDeps, 'secret' | 'publicUrl'>,
  accounts: readonly PasswordOwner[],
): Promise<void> {
  const { db, now, office } = scope;
  const links = accounts.map(({ id, username }, index) => ({ id, username, token: newToken(), index }));
  for (const { id, token } of links) {
    await db.deleteFrom('password_reset').where('account_id', '=', id).execute();
    await db
      .insertInto('password_reset')
      .values({ token_hash: tokenHash(token), account_id: id, created_at: now.toISOString() })
      .execute();
  }
  const until = formatDateTime(new Date(now.getTime() + linkLifetime).toISOString(), office.timeZone);
  await queueMail(scope, deps, {
    event: `reset-password:${newId(now)}`,
    recipient: accounts[0]?.email ?? '',
    subject: 'Tautan password baru',
    content: {
      heading: 'Buat password baru',
      paragraphs: ['Seseorang meminta password baru untuk akun dengan alamat email ini.'],
      action: links.map(({ username, index }) => ({
        label: `Buat password baru untuk akun ${username}`,
        url: `${deps.publicUrl}/#/updatepassword/{secret${index}}`,
      })),
      notes: [
        `Tautan berlaku sampai ${until} dan hanya dapat dipakai satu kali.`,
        'Bila bukan Anda yang meminta, abaikan email ini: password Anda tidak berubah.',
      ],
    },
    secret: links.map(({ token }) => token),
  });
}

/** The account of a link's token, while the link is valid. */
export async function ownerOfLink({ db, now }: Moment, token: string): Promise<PasswordOwner | undefined> {
  const link = await db
    .selectFrom('password_reset')
    .innerJoin('account', 'account.id', 'password_reset.account_id')
    .select([...owner, 'password_reset.created_at'])
    .where('token_hash', '=', tokenHash(token))
    .where('account.disabled_at', 'is', null)
    .executeTakeFirst();
  const age = link ? now.getTime() - Date.parse(link.created_at) : Number.NaN;
  return age < linkLifetime && age > -lifetimes.clockSkew ? link : undefined;
}

/** Uses a link up. Of several concurrent calls only one returns true. */
export async function useLink(db: Db, token: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('password_reset')
    .where('token_hash', '=', tokenHash(token))
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}
