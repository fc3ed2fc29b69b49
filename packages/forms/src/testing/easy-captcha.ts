import type { CaptchaChallenge } from '@pabean/api/contract';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** A captcha that is solved at once. */
export async function easyCaptcha(): Promise<CaptchaChallenge> {
  const { parameters, signature = '' } = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 2,
    deriveKey,
    hmacSignatureSecret: 'an example',
    hmacKeySignatureSecret: 'another example',
  });
  return { parameters: { ...parameters }, signature };
}
