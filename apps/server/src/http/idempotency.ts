import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Db } from '../core/db/store.ts';
import type { Tables } from '../core/db/tables/index.ts';
import { Refusal } from '../core/refusal.ts';

const keptHours = 24;

/** A request with its idempotency key. */
export interface OnceRequest {
  /** The caller's key, from `keyOf`. */
  readonly caller: string;
  readonly key: string;
  /** Identifies the request: the call and its body. */
  readonly requestHash: string;
}

/** The `Idempotency-Key` of a request, or undefined when there is none. @throws Refusal 400 */
export function onceRequest(
  header: string | undefined,
  caller: string,
  call: string,
  body: Uint8Array,
): OnceRequest | undefined {
  if (header === undefined) return undefined;
  const key = /^"?([\w-]{8,64})"?$/.exec(header)?.[1];
  if (!key) throw new Refusal('badRequest');
  return { caller, key, requestHash: createHash('sha256').update(`${call}\n`).update(body).digest('hex') };
}

const forgottenAt = (now: Date) => new Date(now.getTime() - keptHours * 3_600_000).toISOString();

/** The stored response of a request that has already run, so that `prepare` is skipped; undefined if there is none. */
export async function storedResponse(
  db: Db,
  { caller, key, requestHash }: OnceRequest,
  now: Date,
): Promise<unknown> {
  const kept = await db
    .selectFrom('idempotency')
    .select('answer')
    .where((where) => where.and({ caller, key, request_hash: requestHash }))
    .where('created_at', '>', forgottenAt(now))
    .executeTakeFirst();
  return kept?.answer ? JSON.parse(kept.answer) : undefined;
}

/**
 * Runs `work` unless the request already ran: then its stored response is returned. Key, effect and response share one
 * transaction, so a concurrent repetition waits for the first one and a failed try leaves nothing.
 * @throws Refusal 409 when the first one takes too long, 422 when the key was used for another request
 */
export async function once(
  trx: Transaction<Tables>,
  request: OnceRequest,
  now: Date,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const { caller, key, requestHash } = request;
  await trx
    .deleteFrom('idempotency')
    .where('caller', '=', caller)
    .where('created_at', '<=', forgottenAt(now))
    .execute();
  const added = await trx
    .insertInto('idempotency')
    .values({
      caller,
      key,
      request_hash: requestHash,
      answer: null,
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.columns(['caller', 'key']).doNothing())
    .executeTakeFirst()
    .catch((error: unknown) => {
      throw isLockTimeout(error) ? new Refusal('idempotencyRunning') : error;
    });
  const ofThis = { caller, key };
  if (added.numInsertedOrUpdatedRows !== 1n) {
    const first = await trx
      .selectFrom('idempotency')
      .select(['request_hash', 'answer'])
      .where((where) => where.and(ofThis))
      .executeTakeFirst();
    if (first && first.request_hash !== requestHash) throw new Refusal('idempotencyMismatch');
    if (!first?.answer) throw new Refusal('idempotencyRunning');
    return JSON.parse(first.answer);
  }
  const answer = await work();
  await trx
    .updateTable('idempotency')
    .set({ answer: JSON.stringify(answer) })
    .where((where) => where.and(ofThis))
    .execute();
  return answer;
}

const isLockTimeout = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === '55P03';
