import { endpoints } from '@pabean/api/contract';
import { checkOwnPassword, wrongPassword } from '../../account/check-own-password.ts';
import { hashNewPassword, setPassword } from '../../account/new-password.ts';
import { accountsOf, mailLinks, ownerOfLink, useLink } from '../../account/password-reset.ts';
import { placeOf } from '../../account/place.ts';
import { forgetTriesOf } from '../../account/sign-in-tries.ts';
import type { Db } from '../../core/db/store.ts';
import type { AccountTable } from '../../core/db/tables/people.ts';
import { countUse } from '../../core/rate-limit.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Handlers } from '../handler.ts';

const notUpdated = () => new Refusal('passwordNotUpdated');

/**
 * Fails the second of two concurrent changes, because the password is no longer the one that it has checked.
 * @throws Refusal 422
 */
async function requireSamePassword(
  db: Db,
  { id, password_hash }: Pick<AccountTable, 'id' | 'password_hash'>,
) {
  // Writing the row locks it until the change is committed.
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ password_hash })
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw wrongPassword(endpoints.changePassword);
}

/** Forgotten and changed passwords. */
export const passwordHandlers = {
  sendPasswordResetLink: {
    async prepare({ input: { body }, db, deps, address, now }) {
      const { store, limits } = deps;
      await countUse(store, `reset-address:${address}`, limits.resetsByAddress, now);
      const accounts = await accountsOf(db, body.email);
      if (accounts.length === 0) throw new Refusal('emailUnknown');
      for (const { id } of accounts) await countUse(store, `reset:${id}`, limits.resetsByAccount, now);
      return async ({ act }) => {
        await mailLinks(act, deps, accounts);
        return { message: 'resetLinkSent' };
      };
    },
  },

  checkResetLink: async ({ act, input: { body } }) => ({
    valid: (await ownerOfLink(act, body.token)) !== undefined,
  }),

  resetPassword: {
    async prepare({ act, input: { body }, deps, address }) {
      const owner = await ownerOfLink(act, body.token);
      if (!owner) throw notUpdated();
      const field = { row: endpoints.resetPassword, name: 'newPassword' };
      const hash = await hashNewPassword(deps, body.newPassword, owner, field);
      return async ({ act, db: trx, afterCommit }) => {
        if (!(await useLink(trx, body.token))) throw notUpdated();
        const { username: name } = owner;
        afterCommit(async () => deps.log({ event: 'password-set', name, by: 'link', address }));
        await setPassword(act, deps, owner, { hash, event: 'reset' });
        await forgetTriesOf(trx, owner);
        return { message: 'passwordUpdated' };
      };
    },
  },

  changePassword: {
    async prepare({ input: { body }, caller, db, deps, address, device, now }) {
      const { account, tokenHash: keep } = caller;
      const owner = await db
        .selectFrom('account')
        .select(['id', 'username', 'email', 'tfa', 'password_hash'])
        .where('id', '=', account.id)
        .executeTakeFirstOrThrow();
      const { id, username, password_hash: passwordHash } = owner;
      const place = await placeOf(deps, now, id, { address, device });
      const { password } = body;
      const tried = { username, password, passwordHash, place };
      const forgetFailures = await checkOwnPassword(deps, now, endpoints.changePassword, tried);
      const field = { row: endpoints.changePassword, name: 'newPassword' };
      const hash = await hashNewPassword(deps, body.newPassword, owner, field);
      return async ({ act, db: trx, afterCommit }) => {
        afterCommit(async () => deps.log({ event: 'password-set', name: username, by: 'password', address }));
        await requireSamePassword(trx, owner);
        await forgetFailures(trx);
        await setPassword(act, deps, owner, { hash, event: 'changed', keep });
        return { message: 'passwordUpdated' };
      };
    },
  },
} satisfies Partial<Handlers>;
