import { maxGoods } from '@pabean/api/contract';
import { checkPassword } from '../../account/check-password.ts';
import { draftKey } from '../../account/draft-key.ts';
import { enter } from '../../account/enter.ts';
import { placeOf } from '../../account/place.ts';
import { checkCode } from '../../account/second-factor.ts';
import { requireStep, stepDue, useStep } from '../../account/second-step.ts';
import { endSession, lifeOf, openSession } from '../../account/session.ts';
import type { CoreDeps } from '../../core/act/deps.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Handlers } from '../handler.ts';

/** Signing in and out, and the signed-in account. */
export const sessionHandlers = {
  signIn: {
    // Tries are counted and the password is hashed before the transaction: a refused try stays counted.
    async prepare({ input: { body }, caller, deps, address, device, now }) {
      const { password, otp, recoveryCode, captcha } = body;
      const username = body.username.toLowerCase();
      const account = await findAccount(deps, username);
      const hasCode = otp !== undefined || recoveryCode !== undefined;
      // Password and code together suffice; a token, if sent, must be that of this second step.
      const step = hasCode && caller.token ? await requireStep(deps, caller.token, account?.id) : undefined;
      const place = await placeOf(deps, now, account?.id, { address, device });
      const tried = {
        username,
        password,
        passwordHash: account?.password_hash,
        place,
        step,
        captcha: { token: captcha },
      };
      const forgetFailures = await checkPassword(deps, now, tried);
      if (!account) throw new Refusal('signInFailed');
      if (account.disabled_at !== null)
        throw new Refusal('accountDisabled', { values: { office: deps.office.name } });
      const due = stepDue(deps.office, account.tfa);
      const useCode =
        due === 'code' && hasCode
          ? await checkCode(deps, now, { account, given: { otp, recoveryCode }, by: { place, step } })
          : undefined;
      return async ({ act, db, afterCommit }) => {
        await forgetFailures(db);
        await useCode?.(act);
        if (step) await useStep(db, step);
        if (due === undefined || useCode) {
          const factor = useCode && (otp === undefined ? 'recovery-code' : 'code');
          afterCommit(async () => deps.log({ event: 'signed-in', name: username, factor, address }));
          return { token: await enter(act, account.id, place) };
        }
        const twoFactorToken = await openSession(act, account.id, 'tfa', place);
        return { [due === 'code' ? 'codeRequired' : 'setupRequired']: true, twoFactorToken };
      };
    },
  },

  me: ({ caller: { account, openedAt }, deps, now }) => ({
    username: account.username,
    name: account.name,
    npwp: account.npwp,
    type: account.type,
    email: account.email,
    twoFactorEnabled: account.twoFactorEnabled,
    draftKey: draftKey(deps.secret, account.id),
    ...lifeOf(openedAt, now),
    rowsAtOnce: maxGoods,
  }),

  async signOut({ db, caller, setHeader }) {
    await endSession(db, caller.tokenHash);
    // Clears the browser's cache, so that going back shows no page of the session.
    setHeader('Clear-Site-Data', '"cache"');
    return { message: 'signedOut' };
  },
} satisfies Partial<Handlers>;

const findAccount = (deps: CoreDeps, username: string) =>
  deps.store.db
    .selectFrom('account')
    .select(['id', 'username', 'email', 'password_hash', 'tfa', 'tfa_secret', 'tfa_last_step', 'disabled_at'])
    .where('username', '=', username)
    .executeTakeFirst();
