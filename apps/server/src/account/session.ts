import { identityTypes } from '@pabean/api/rules';
import type { Moment } from '../core/act/act.ts';
import type { CoreDeps } from '../core/act/deps.ts';
import { readFirst } from '../core/db/read-first.ts';
import type { Db } from '../core/db/store.ts';
import type { Account } from '../core/viewer.ts';
import { newToken, tokenHash } from './token.ts';

/** What a token is valid for: every call, or only the second step of signing in. */
export type TokenPurpose = 'session' | 'tfa';

/** A valid bearer token. */
export interface Session {
  readonly tokenHash: string;
  readonly openedAt: Date;
  readonly account: Account;
}

const minute = 60_000;

/** How long a token is valid without use, and in total; how far `seen_at` may lag; how far a clock may be off. */
export const lifetimes = {
  idle: 30 * minute,
  absolute: 12 * 60 * minute,
  tfa: 5 * minute,
  touchEvery: 15_000,
  clockSkew: 5 * minute,
} as const;

/** Where a session was opened; the owner recognizes it by this. */
export interface Origin {
  /** Browser and operating system, if known. */
  readonly device: string | null;
  readonly address: string | null;
}

/** For sessions without this information. */
export const nowhere: Origin = { device: null, address: null };

/** Opens a session inside a transaction and returns its token, of which only a hash is stored. */
export async function openSession(
  { db, now }: Moment,
  accountId: string,
  purpose: TokenPurpose,
  { device, address }: Origin,
) {
  const token = newToken();
  await db
    .insertInto('session')
    .values({
      token_hash: tokenHash(token),
      account_id: accountId,
      purpose,
      device,
      address,
      created_at: now.toISOString(),
      seen_at: now.toISOString(),
    })
    .execute();
  return token;
}

const readSession = (db: Db, hash: string, purpose: TokenPurpose) =>
  db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .innerJoin('company', 'company.id', 'account.company_id')
    .select([
      'session.created_at',
      'session.seen_at',
      'account.id',
      'account.username',
      'account.user_type',
      'account.name',
      'account.email',
      'account.company_id',
      'account.company_verified',
      'account.tfa',
      'account.claimed_npwp',
      'company.identity_type',
      'company.identity_number',
      'company.changes',
    ])
    .where('session.token_hash', '=', hash)
    .where('session.purpose', '=', purpose)
    .where('account.disabled_at', 'is', null)
    .executeTakeFirst();

/**
 * The valid session of a token for a purpose, or undefined. Using a signed-in session prolongs it.
 *
 * @param databases Where to look, in the order of trying. @default the store
 */
export async function findSession(
  deps: Pick<CoreDeps, 'store' | 'clock' | 'log'>,
  token: string,
  purpose: TokenPurpose,
  databases: readonly (Db | undefined)[] = [deps.store.db],
): Promise<Session | undefined> {
  const hash = tokenHash(token);
  const row = await readFirst(databases, (db) => readSession(db, hash, purpose));
  const now = deps.clock().getTime();
  if (!row || !isAlive(row, purpose, now)) return undefined;
  if (purpose === 'session' && now - Date.parse(row.seen_at) >= lifetimes.touchEvery) {
    // If nothing can be written, reading calls still work; the session then ends earlier.
    await touch(deps, hash).catch((error: unknown) =>
      deps.log({ event: 'session-not-kept-alive', detail: String(error) }),
    );
  }
  return {
    tokenHash: hash,
    openedAt: new Date(row.created_at),
    account: {
      id: row.id,
      username: row.username,
      type: row.user_type,
      name: row.name,
      email: row.email,
      companyId: row.company_id,
      companyVerified: row.company_verified === 1,
      companyChanges: row.changes,
      npwp: row.claimed_npwp ?? (row.identity_type === identityTypes.npwp ? row.identity_number : null),
      twoFactorEnabled: row.tfa === 'on',
    },
  };
}

/** Whether a token is still valid. A clock that is set back does not prolong it. */
export function isAlive(
  session: { created_at: string; seen_at: string },
  purpose: TokenPurpose,
  now: number,
): boolean {
  const created = Date.parse(session.created_at);
  const seen = Date.parse(session.seen_at);
  const fromTheFuture = Math.max(created, seen) - now > lifetimes.clockSkew;
  if (fromTheFuture) return false;
  if (purpose === 'tfa') return now - created < lifetimes.tfa;
  return now - seen < lifetimes.idle && now - created < lifetimes.absolute;
}

const touch = (deps: Pick<CoreDeps, 'store' | 'clock'>, hash: string) =>
  deps.store.writeLightly((trx) =>
    trx
      .updateTable('session')
      .set({ seen_at: deps.clock().toISOString() })
      .where('token_hash', '=', hash)
      .execute(),
  );

/** Ends all sessions of an account except one, for example when its second factor changes. */
export const endOtherSessions = (db: Db, accountId: string, keep: string) =>
  db.deleteFrom('session').where('account_id', '=', accountId).where('token_hash', '!=', keep).execute();

/** Ends a session, for every process at once. */
export const endSession = (db: Db, hash: string) =>
  db.deleteFrom('session').where('token_hash', '=', hash).execute();

/** How long a session remains valid, in seconds: without another call, and in total. */
export function lifeOf(openedAt: Date, now: Date) {
  return {
    // A use shortly after the last stored one is not stored, so the session may end earlier by that much.
    idleSeconds: (lifetimes.idle - lifetimes.touchEvery) / 1_000,
    secondsLeft: Math.max(0, Math.ceil((openedAt.getTime() + lifetimes.absolute - now.getTime()) / 1_000)),
  };
}
