import { id } from '@pabean/api/rules';
import type { Deps } from '../deps.ts';
import type { HandlersOf } from '../http/handler.ts';
import { countUse, forgetUses, giveBackUse } from '../http/rate-limit.ts';
import { Refusal } from '../http/refusal.ts';
import { draftKey } from '../session/draft-key.ts';
import { endSession, openSession } from '../session/session.ts';

/** Signing in and out, and who is signed in. */
export const sessionHandlers: HandlersOf<'signIn' | 'me' | 'signOut'> = {
  signIn: async ({ input: { body }, deps, address, now }) => {
    const username = body.username.toLowerCase();
    const byAddress = `signIn:address:${address}`;
    const byAccount = `signIn:account:${username}`;
    await countUse(deps.store, byAddress, deps.limits.signInByAddress, now);
    await countUse(deps.store, byAccount, deps.limits.signInByAccount, now);
    const account = await findAccount(deps, username);
    const matches = await deps.passwords.verify(body.password, account?.password_hash);
    if (!account || !matches) throw new Refusal(401, 'signInFailed');
    await forgetUses(deps.store, byAccount);
    await giveBackUse(deps.store, byAddress);
    if (account.tfa === 'off') return { token: await openSession(deps, account.id, 'session') };
    const twoFactorToken = await openSession(deps, account.id, 'tfa');
    return account.tfa === 'on'
      ? { codeRequired: true, twoFactorToken }
      : { setupRequired: true, twoFactorToken };
  },
  me: ({ account, deps }) => ({
    username: account.username,
    name: account.name,
    npwp: account.npwp,
    type: account.type,
    email: account.email,
    twoFactorEnabled: account.twoFactorEnabled,
    draftKey: draftKey(deps.secret, account.id),
  }),
  signOut: async ({ session, deps }) => {
    await endSession(deps, session.tokenHash);
    return { status: 'success', message: id.answers.signedOut };
  },
};

const findAccount = (deps: Deps, username: string) =>
  deps.store.db
    .selectFrom('account')
    .select(['id', 'password_hash', 'tfa'])
    .where('username', '=', username)
    .executeTakeFirst();
