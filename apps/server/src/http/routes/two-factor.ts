import { checkPassword } from '../../account/check-password.ts';
import { countCode } from '../../account/code-tries.ts';
import { enter } from '../../account/enter.ts';
import { placeOf } from '../../account/place.ts';
import { statesOfSetup, useStep } from '../../account/second-step.ts';
import { beginSetup, finishSetup, pendingSecret } from '../../account/set-up-second-factor.ts';
import { stepOfCode } from '../../account/totp.ts';
import type { CoreDeps } from '../../core/act/deps.ts';
import type { Handlers } from '../handler.ts';

/** The second factor: setting it up while signing in. */
export const twoFactorHandlers = {
  twoFactorSetup: ({ act, deps, caller }) =>
    beginSetup(act, deps, caller.account, statesOfSetup(deps.office)),

  confirmTwoFactor: {
    async prepare({ input: { body }, caller, deps, address, device, now }) {
      const account = await findAccount(deps, caller.account.id);
      const { id, username, password_hash: passwordHash } = account;
      const place = await placeOf(deps, now, id, { address, device });
      const tried = { username, password: body.password, passwordHash, place, step: caller.tokenHash };
      const forgetFailures = await checkPassword(deps, now, tried);
      const secret = pendingSecret(deps, account);
      const tries = await countCode(deps, now, {
        accountId: id,
        username,
        place,
        step: caller.tokenHash,
      });
      const step = stepOfCode(secret, body.otp, now) ?? (await tries.refuse('codeRefused'));
      return async ({ act, db, afterCommit }) => {
        afterCommit(async () => deps.log({ event: 'signed-in', name: username, factor: 'code', address }));
        await forgetFailures(db);
        await tries.accept(db);
        await useStep(db, caller.tokenHash);
        const states = statesOfSetup(deps.office);
        const recoveryCodes = await finishSetup(act, deps, { account, step, states });
        return { token: await enter(act, id, place), recoveryCodes };
      };
    },
  },
} satisfies Partial<Handlers>;

const findAccount = (deps: CoreDeps, id: string) =>
  deps.store.db
    .selectFrom('account')
    .select(['id', 'username', 'email', 'password_hash', 'tfa_pending'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
