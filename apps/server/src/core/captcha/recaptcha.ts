import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { busy, notFound } from '../refusal.ts';
import type { Captcha } from './captcha.ts';

const address = 'https://www.google.com/recaptcha/api/siteverify';
const patienceMs = 5_000;
const again = 10;
/** Google knows a solution for two minutes; longer than that it need not be remembered here. */
const lifeMs = 600_000;

/** What {@link createRecaptcha} needs. */
export interface RecaptchaOptions {
  readonly secret: string;
  /** Where the portal is: what was solved on another site counts for nothing. */
  readonly hostname: string;
  /** @default the machine's own */
  readonly fetch?: typeof fetch;
}

const verdict = z.object({ success: z.boolean(), hostname: z.optional(z.string()) });

/** Google reCAPTCHA: its widget asks the person, and Google says whether what came is a solution. */
export function createRecaptcha({ secret, hostname, fetch: ask = fetch }: RecaptchaOptions): Captcha {
  async function isRight(token: string): Promise<boolean> {
    const answer = await ask(address, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    const { success, hostname: solvedAt } = z.parse(verdict, await answer.json());
    return success && solvedAt === hostname;
  }
  return {
    challenge: () => Promise.reject(notFound()),
    read: (token) => ({
      name: createHash('sha256').update(token).digest('hex'),
      async verify(_purpose, now) {
        const right = await isRight(token).catch(() => {
          throw busy(again);
        });
        // Google asks more of a robot, not of a name: what it takes for a solution counts however many tries have failed.
        return right
          ? { until: new Date(now.getTime() + lifeMs), doublings: Number.POSITIVE_INFINITY }
          : undefined;
      },
    }),
  };
}
