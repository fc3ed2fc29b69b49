import { hkdfSync } from 'node:crypto';
import { captchaForms, captchaSeconds } from '@pabean/api/contract';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod/mini';
import type { Captcha } from './captcha.ts';

/** The work of a captcha: iterations of each try, and how many tries find the solution. */
export interface CaptchaWork {
  readonly cost: number;
  readonly tries: { readonly most: number; readonly least: number };
}

/** Half a second on a desktop, a few seconds on an old phone. */
const usual: CaptchaWork = { cost: 5_000, tries: { most: 400, least: 150 } };

// The expiry is in the signed data instead of ALTCHA's own field, because ALTCHA compares that with the machine's clock only.
const solved = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      data: z.object({
        form: z.enum(captchaForms),
        username: z.optional(z.string()),
        doublings: z.number(),
        expiresAt: z.number(),
      }),
    }),
    signature: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

const keyOf = (secret: string, name: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', `pabean captcha ${name} 1`, 32)).toString('hex');

/**
 * Self-hosted ALTCHA: signed proofs of work that name their purpose. Nothing is stored until one was solved.
 *
 * @param work For new challenges. @default half a second on a desktop
 */
export function createAltcha(secret: string, { cost, tries }: CaptchaWork = usual): Captcha {
  const secrets = {
    hmacSignatureSecret: keyOf(secret, 'challenge'),
    hmacKeySignatureSecret: keyOf(secret, 'key'),
  };
  return {
    async challenge({ form, username }, now, doublings = 0) {
      const times = 2 ** doublings;
      const { parameters, signature = '' } = await createChallenge({
        ...secrets,
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(tries.most * times, tries.least * times),
        data: {
          form,
          doublings,
          expiresAt: Math.floor(now.getTime() / 1_000) + captchaSeconds,
          ...(username !== undefined && { username }),
        },
        deriveKey,
      });
      return { parameters: { ...parameters }, signature };
    },
    read(token) {
      const payload = z.safeParse(solved, parse(token)).data;
      if (!payload) return undefined;
      const { challenge, solution } = payload;
      return {
        name: challenge.signature,
        async verify({ form, username }, now) {
          const { data } = challenge.parameters;
          const until = new Date(data.expiresAt * 1_000);
          if (data.form !== form || data.username !== username || until <= now) return undefined;
          const { verified } = await verifySolution({ ...secrets, challenge, solution, deriveKey });
          return verified ? { until, doublings: data.doublings } : undefined;
        },
      };
    },
  };
}

function parse(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, 'base64').toString('utf8'));
  } catch {
    return undefined;
  }
}
