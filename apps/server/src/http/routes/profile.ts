import type { Endpoints } from '@pabean/api/contract';
import { claimNpwp } from '../../account/claim-npwp.ts';
import { ownIdentity } from '../../core/own-identity.ts';
import type { Call, Handlers } from '../handler.ts';

async function change({ act, deps }: ProfileCall, npwp: string) {
  await claimNpwp(act, deps, npwp);
  return { message: 'npwpClaimed', succeeded: true } as const;
}

type ProfileCall = Pick<Call<Endpoints['changeNpwp']>, 'act' | 'deps'>;

/** The account's profile, and the change of its NPWP. */
export const profileHandlers = {
  async profile({ act }) {
    const { npwp_changed_at } = await act.db
      .selectFrom('account')
      .select('npwp_changed_at')
      .where('id', '=', act.account.id)
      .executeTakeFirstOrThrow();
    return { ...(await ownIdentity(act)), mayChangeNpwp: npwp_changed_at === null };
  },

  changeNpwp: (call) => change(call, call.input.body.npwp),
  changeNpwpByGet: (call) => change(call, call.input.query?.npwp ?? ''),
} satisfies Partial<Handlers>;
