import { isAlive } from '../../account/session.ts';
import { notFound } from '../../core/refusal.ts';
import type { Handlers } from '../handler.ts';

/** The sessions of the caller's account. */
export const sessionListHandlers = {
  async sessionList({ db, caller: { account, tokenHash }, now }) {
    const rows = await db
      .selectFrom('session')
      .select(['token_hash', 'device', 'address', 'created_at', 'seen_at'])
      .where('account_id', '=', account.id)
      .where('purpose', '=', 'session')
      .orderBy('seen_at', 'desc')
      .orderBy('token_hash')
      .execute();
    return rows
      .filter((row) => isAlive(row, 'session', now.getTime()))
      .map((row) => ({
        id: row.token_hash,
        device: row.device,
        address: row.address,
        openedAt: row.created_at,
        lastUsedAt: row.seen_at,
        current: row.token_hash === tokenHash,
      }));
  },

  async endSessions({ db, caller: { account, tokenHash }, input: { body } }) {
    const { id, others } = body;
    const ended = await db
      .deleteFrom('session')
      .where('account_id', '=', account.id)
      .where('token_hash', others ? '!=' : '=', others ? tokenHash : (id ?? ''))
      .execute();
    if (!others && ended.every(({ numDeletedRows }) => numDeletedRows === 0n)) throw notFound();
    return { message: 'sessionsEnded' };
  },
} satisfies Partial<Handlers>;
