import type { Deps } from '../deps.ts';
import type { Handlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { draftKey } from '../session/draft-key.ts';
import { addressHash, isKnownAddress, rememberAddress } from '../session/known-addresses.ts';
import { endSession, openSession } from '../session/session.ts';
import { countTries, forgetTries } from '../session/sign-in-tries.ts';

/** Signing in and out, and who is signed in. */
export const sessionHandlers = {
  signIn: {
    // Tries are counted and the password is hashed before the transaction: a refused try stays counted.
    async prepare({ input: { body }, deps, address, device, now }) {
      const username = body.username.toLowerCase();
      const account = await findAccount(deps, username);
      const from = addressHash(deps.secret, account?.id ?? '', address);
      const isKnown = account !== undefined && (await isKnownAddress(deps.store.db, now, account.id, from));
      // Counting a try and giving it back are two writes, which a flood of them would make everybody wait for.
      deps.passwords.requireRoom({ first: isKnown });
      const byAccount = {
        key: isKnown ? `known:${from}` : `account:${username}`,
        delay: deps.limits.signInByAccount,
      };
      const byAddress = { key: `address:${address}`, delay: deps.limits.signInByAddress };
      const tries = await countTries(deps.store, isKnown ? [byAccount] : [byAddress, byAccount], now);
      const giveBack = () => deps.store.writeLightly((trx) => tries.giveBack(trx));
      const matches = await deps.passwords
        .verify(body.password, account?.password_hash, { first: isKnown })
        .catch(async (error: unknown) => {
          await giveBack().catch(() => undefined);
          throw error;
        });
      if (!account || !matches) {
        deps.log({ event: 'sign-in-failed', name: username.slice(0, 64), address });
        throw new Refusal(401, 'signInFailed');
      }
      // Before the session opens: should that fail, the right password has cost no try.
      await giveBack();
      return async ({ db }) => {
        await forgetTries(db, byAccount.key);
        const isSignedIn = account.tfa === 'off';
        const token = await openSession(db, now, account.id, isSignedIn ? 'session' : 'tfa', {
          device,
          address,
        });
        if (isSignedIn) {
          await rememberAddress(db, now, account.id, from);
          return { token };
        }
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
