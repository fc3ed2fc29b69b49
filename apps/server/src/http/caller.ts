import { createHash } from 'node:crypto';
import type { Access, Acting, Endpoint } from '@pabean/api/contract';
import { findSession } from '../account/session.ts';
import { bearerToken } from '../account/token.ts';
import { Refusal } from '../core/refusal.ts';
import type { Account, Visitor } from '../core/viewer.ts';
import type { Deps } from './deps.ts';
import { HttpRefusal } from './http-refusal.ts';

/** A signed-in account. */
export interface AccountCaller {
  readonly kind: 'account';
  readonly account: Account;
  /** The stored hash of the bearer token. */
  readonly tokenHash: string;
  /** When it was issued. */
  readonly openedAt: Date;
}

/** An account whose password was right and whose second factor is still pending. */
export interface SecondStep extends Omit<AccountCaller, 'kind'> {
  readonly kind: 'secondStep';
}

/** The caller of a call. */
export type Caller = Visitor | AccountCaller | SecondStep;

/** The callers that this access permits. */
export type CallerOf<Allowed extends Access> = Allowed extends 'anyone'
  ? Visitor
  : Allowed extends 'secondStep'
    ? SecondStep
    : AccountCaller;

/** The caller's key in tables that all kinds of callers share: limits, repeated calls. */
export const keyOf = (caller: Caller): string =>
  caller.kind === 'visitor' ? `visitor:${caller.id}` : `${caller.kind}:${caller.account.id}`;

/** What a request contains about its caller. */
interface Credentials {
  readonly authorization: string | undefined;
  /** The random key of a visitor's tab. */
  readonly visitor: string | undefined;
  readonly address: string;
}

/**
 * Identifies the caller according to the row's access. For public calls a token is ignored.
 * @throws Refusal 401 without a valid token of the right kind, 403 for a user type that the row does not list
 */
export async function callerOf(deps: Deps, row: Endpoint, credentials: Credentials): Promise<Caller> {
  if (row.access === 'anyone') return visitorOf(credentials);
  const token = bearerToken(credentials.authorization);
  const purpose = row.access === 'secondStep' ? 'tfa' : 'session';
  const { db, replica } = deps.store;
  // Who may read what is stale may do so while the primary is away.
  const databases = row.reads === 'replica' ? [db, replica, replica] : [db];
  const session = token ? await findSession(deps, token, purpose, databases) : undefined;
  if (!session) throw new HttpRefusal('unauthenticated', { 'WWW-Authenticate': 'Bearer' });
  if (row.access === 'secondStep') return { kind: 'secondStep', ...session };
  if (row.access !== 'signedIn' && !row.access.includes(session.account.type)) throw new Refusal('forbidden');
  return { kind: 'account', ...session };
}

/** The key is combined with the address, so that a key has no effect at another address. */
function visitorOf({ visitor, address, authorization }: Credentials): Visitor {
  const key = /^[\w-]{16,64}$/.exec(visitor ?? '')?.[0] ?? '';
  const id = createHash('sha256').update(`${key}\n${address}`).digest('base64url');
  return { kind: 'visitor', id, hasKey: key !== '', token: bearerToken(authorization) };
}

/**
 * The actor is determined by the token alone.
 * @throws Refusal 403 when a field of the request names another actor
 */
export function requireActing(
  acting: Acting | undefined,
  caller: Caller,
  input: Record<string, unknown>,
): void {
  for (const [place, fields = {}] of Object.entries(acting ?? {})) {
    const values = input[place] as Readonly<Record<string, unknown>>;
    for (const [field, fact] of Object.entries(fields)) {
      const isOwn = caller.kind !== 'visitor' && isSame(values[field], caller.account[fact]);
      if (!isOwn) throw new Refusal('forbidden');
    }
  }
}

/**
 * User names are compared without case, because in the second step they are sent as typed. A value that an account does not
 * have, such as the NPWP of a company with another identity, is empty.
 */
const isSame = (value: unknown, fact: string | null) =>
  typeof value === 'string' && value.trim().toLowerCase() === (fact ?? '').toLowerCase();
