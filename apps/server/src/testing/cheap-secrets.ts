import { createPasswordHasher, type PasswordHasher } from '../account/password.ts';
import { createAltcha } from '../core/captcha/altcha.ts';
import type { Captcha } from '../core/captcha/captcha.ts';

/** Hashes passwords as a server does, in a thousandth of the time. */
export const cheapPasswords = (): PasswordHasher =>
  createPasswordHasher({ cost: { memory: 64, passes: 1, parallelism: 1 } });

/** A captcha like a server's that is solved in a few tries. */
export const cheapCaptcha = (secret: string): Captcha =>
  createAltcha(secret, { cost: 50, tries: { most: 40, least: 15 } });
