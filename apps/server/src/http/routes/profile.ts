import type { Endpoints } from '@pabean/api/contract';
import { claimNpwp } from '../../account/claim-npwp.ts';
import { ownIdentity } from '../../core/own-identity.ts';
import type { Call, Handlers } from '../handler.ts';

async function change({ db, deps, now, caller: { account } }: ProfileCall, npwp: string) {
  await claimNpwp(db, deps, now, account, npwp);
  return { message: 'npwpClaimed', succeeded: true } as const;
}

type ProfileCall = Pick<Call<Endpoints['changeNpwp']>, 'db' | 'deps' | 'now' | 'caller'>;

/** Who somebody is to the office, and the change of their NPWP. */
export const profileHandlers = {
  async profile({ db, caller: { account } }) {
    const { npwp_changed_at } = await db
      .selectFrom('account')
      .select('npwp_changed_at')
      .where('id', '=', account.id)
      .executeTakeFirstOrThrow();
    return { ...(await ownIdentity(db, account)), mayChangeNpwp: npwp_changed_at === null };
  },

  changeNpwp: (call) => change(call, call.input.body.npwp),
  changeNpwpByGet: (call) => change(call, call.input.query?.npwp ?? ''),
} satisfies Partial<Handlers>;
