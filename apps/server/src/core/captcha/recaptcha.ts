import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { busy, notFound } from '../refusal.ts';
import type { Captcha } from './captcha.ts';

const address = 'https://www.google.com/recaptcha/api/siteverify';
const patienceMs = 5_000;
const again = 10;
/** Google accepts a solution for two minutes; it need not be stored longer than that. */
const lifeMs = 600_000;

/** What {@link createRecaptcha} needs. */
export interface RecaptchaOptions {
  readonly secret: string;
  /** Public URL of the portal: a captcha solved on another site is not valid. */
  readonly hostname: string;
  /** @default the machine's own */
  readonly fetch?: typeof fetch;
}

const verdict = z.object({ success: z.boolean(), hostname: z.optional(z.string()) });

/** Google reCAPTCHA: its widget asks the user, and Google checks the solution. */
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
        // Google adapts its challenge to the user, not to the name: its solutions are valid however many tries have failed.
        return right
          ? { until: new Date(now.getTime() + lifeMs), doublings: Number.POSITIVE_INFINITY }
          : undefined;
      },
    }),
  };
}
