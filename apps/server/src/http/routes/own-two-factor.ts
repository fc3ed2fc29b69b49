import { type AccountProof, endpoints } from '@pabean/api/contract';
import { checkOwnPassword, type RowWithPassword } from '../../account/check-own-password.ts';
import { countCode } from '../../account/code-tries.ts';
import type { AccountDeps } from '../../account/deps.ts';
import { placeOf } from '../../account/place.ts';
import { renewRecoveryCodes } from '../../account/recovery-codes.ts';
import { checkCode } from '../../account/second-factor.ts';
import { queueNewRecoveryCodes } from '../../account/second-factor-mails.ts';
import { beginSetup, finishSetup, pendingSecret } from '../../account/set-up-second-factor.ts';
import { requireDispensable, switchOff } from '../../account/switch-off-second-factor.ts';
import { stepOfCode } from '../../account/totp.ts';
import type { Scope } from '../../core/act/act.ts';
import type { CoreDeps } from '../../core/act/deps.ts';
import { Refusal } from '../../core/refusal.ts';
import type { AccountCaller } from '../caller.ts';
import type { Handlers } from '../handler.ts';

/** The context of these calls. */
interface Asking {
  readonly deps: CoreDeps;
  readonly now: Date;
  readonly caller: AccountCaller;
  readonly address: string;
  readonly device: string | null;
}

/** The context of a call that checks the account's password. */
interface WithPassword extends Asking {
  readonly deps: AccountDeps;
}

const findAccount = ({ deps, caller }: Asking) =>
  deps.store.db
    .selectFrom('account')
    .select(['id', 'username', 'email', 'password_hash', 'tfa', 'tfa_secret', 'tfa_pending', 'tfa_last_step'])
    .where('id', '=', caller.account.id)
    .executeTakeFirstOrThrow();

type OwnAccount = Awaited<ReturnType<typeof findAccount>>;

/** Checks the account's password; returns a function that resets earlier failures. */
async function checkOwn(asking: WithPassword, account: OwnAccount, password: string, row: RowWithPassword) {
  const { deps, now, address, device } = asking;
  const place = await placeOf(deps, now, account.id, { address, device });
  const { username, password_hash: passwordHash } = account;
  return checkOwnPassword(deps, now, row, { username, password, passwordHash, place });
}

/** Checks password and code of an account with a second factor; returns a function that uses the code up. */
async function prove(asking: WithPassword, proof: AccountProof, row: RowWithPassword) {
  const { deps, now, address, device } = asking;
  const account = await findAccount(asking);
  if (account.tfa !== 'on') throw new Refusal('twoFactorIsOff');
  const forgetFailures = await checkOwn(asking, account, proof.password, row);
  const place = await placeOf(deps, now, account.id, { address, device });
  const useCode = await checkCode(deps, now, { account, given: proof, by: { place, step: undefined } });
  return {
    account,
    async use(scope: Scope) {
      await forgetFailures(scope.db);
      await useCode(scope);
    },
  };
}

/** The states from which a signed-in account may set up its second factor. */
const offStates = ['off', 'setup'] as const;

/** The second factor of a signed-in account: on, off, and new recovery codes. */
export const ownTwoFactorHandlers = {
  startTwoFactor: {
    async prepare(call) {
      const account = await findAccount(call);
      if (account.tfa === 'on') throw new Refusal('twoFactorIsOn');
      const { password } = call.input.body;
      const forgetFailures = await checkOwn(call, account, password, endpoints.startTwoFactor);
      return async ({ act, db, deps }) => {
        await forgetFailures(db);
        return beginSetup(act, deps, account, offStates);
      };
    },
  },

  activateTwoFactor: {
    async prepare(call) {
      const { deps, now, address, device, caller, input } = call;
      const account = await findAccount(call);
      const secret = pendingSecret(deps, account);
      const { id: accountId, username } = account;
      const place = await placeOf(deps, now, accountId, { address, device });
      const tries = await countCode(deps, now, { accountId, username, place, step: undefined });
      const step = stepOfCode(secret, input.body.otp, now) ?? (await tries.refuse('codeRefused'));
      return async ({ act, db }) => {
        await tries.accept(db);
        const confirmation = { account, step, states: offStates, except: caller.tokenHash };
        return { recoveryCodes: await finishSetup(act, deps, confirmation) };
      };
    },
  },

  deactivateTwoFactor: {
    async prepare(call) {
      const { deps, caller, input } = call;
      requireDispensable(deps, input.body.password);
      const { account, use } = await prove(call, input.body, endpoints.deactivateTwoFactor);
      return async ({ act }) => {
        await use(act);
        await switchOff(act, deps, account, caller.tokenHash);
        return { message: 'twoFactorOff' };
      };
    },
  },

  renewRecoveryCodes: {
    async prepare(call) {
      const { deps, input } = call;
      const { account, use } = await prove(call, input.body, endpoints.renewRecoveryCodes);
      return async ({ act, db }) => {
        await use(act);
        await queueNewRecoveryCodes(act, deps, account);
        return { recoveryCodes: await renewRecoveryCodes(db, deps.secret, account.id) };
      };
    },
  },
} satisfies Partial<Handlers>;
