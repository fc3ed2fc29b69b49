import { createGuardrails, generateSync } from 'otplib';
import { newId } from '../core/id.ts';
import { sealText } from '../core/sealed.ts';
import { demoTfaSecret } from '../demo/demo-people.ts';
import { addAccount } from './people.ts';
import type { TestServer } from './test-server.ts';

// The demo account's secret in the specification has 80 bits.
const guardrails = createGuardrails({ MIN_SECRET_BYTES: 10 });

/**
 * The code that an authenticator app shows, computed by another library than the server's.
 *
 * @param secret In base32.
 * @param steps How many steps of 30 seconds the app is ahead.
 */
export const codeOf = (secret: string, now: Date, steps = 0): string =>
  generateSync({ secret, epoch: Math.floor(now.getTime() / 1_000) + steps * 30, guardrails });

/** An account whose second factor is on or being set up. */
export interface ProtectedPerson {
  readonly username: string;
  readonly id: string;
  /** In base32. */
  readonly secret: string;
  /** The present code, or that of some steps later. */
  code(steps?: number): string;
}

/** Adds an account of `importir`'s company whose second factor is on or being set up. */
export async function addProtected(
  { store, clock, deps }: Pick<TestServer, 'store' | 'clock' | 'deps'>,
  username: string,
  tfa: 'on' | 'setup' = 'on',
): Promise<ProtectedPerson> {
  const { company_id } = await store.db
    .selectFrom('account')
    .select('company_id')
    .where('username', '=', 'importir')
    .executeTakeFirstOrThrow();
  const id = newId(clock());
  const sealed = sealText(deps.secret, 'tfa secret', id, demoTfaSecret);
  const secrets = tfa === 'on' ? { tfa_secret: sealed } : { tfa_pending: sealed };
  await addAccount(store, clock(), { id, username, company_id, tfa, ...secrets });
  return { username, id, secret: demoTfaSecret, code: (steps) => codeOf(demoTfaSecret, clock(), steps) };
}
