import type { Deps } from '../deps.ts';
import type { Handlers } from '../http/handler.ts';
import { countUse, forgetUses, giveBackUse } from '../http/rate-limit.ts';
import { Refusal } from '../http/refusal.ts';
import { draftKey } from '../session/draft-key.ts';
import { endSession, openSession } from '../session/session.ts';

/** Signing in and out, and who is signed in. */
export const sessionHandlers = {
  signIn: {
    // Tries are counted and the password is hashed before the transaction: a refused try stays counted.
    async prepare({ input: { body }, deps, address, now }) {
      const username = body.username.toLowerCase();
      const byAddress = `signIn:address:${address}`;
      const byAccount = `signIn:account:${username}`;
      await countUse(deps.store, byAddress, deps.limits.signInByAddress, now);
      await countUse(deps.store, byAccount, deps.limits.signInByAccount, now);
      const account = await findAccount(deps, username);
      const matches = await deps.passwords.verify(body.password, account?.password_hash);
      if (!account || !matches) {
        deps.log({ event: 'sign-in-failed', name: username.slice(0, 64), address });
        throw new Refusal(401, 'signInFailed');
      }
      return async ({ db }) => {
        await forgetUses(db, byAccount);
        await giveBackUse(db, byAddress);
        const isSignedIn = account.tfa === 'off';
        const token = await openSession(db, now, account.id, isSignedIn ? 'session' : 'tfa');
        if (isSignedIn) return { token };
        return account.tfa === 'on'
          ? { codeRequired: true, twoFactorToken: token }
          : { setupRequired: true, twoFactorToken: token };
      };
    },
  },

  me: ({ caller: { account }, deps }) => ({
    username: account.username,
    name: account.name,
    npwp: account.npwp,
    type: account.type,
    email: account.email,
    twoFactorEnabled: account.twoFactorEnabled,
    draftKey: draftKey(deps.secret, account.id),
  }),

  async signOut({ db, caller, setHeader }) {
    await endSession(db, caller.tokenHash);
    // Whoever goes back in the browser after this finds no page of the session in its cache.
    setHeader('Clear-Site-Data', '"cache"');
    return { message: 'signedOut' };
  },
} satisfies Partial<Handlers>;

const findAccount = (deps: Deps, username: string) =>
  deps.store.db
    .selectFrom('account')
    .select(['id', 'password_hash', 'tfa'])
    .where('username', '=', username)
    .executeTakeFirst();
