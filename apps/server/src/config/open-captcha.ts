import type { OfficeProfile } from '@pabean/api/rules';
import { createAltcha } from '../core/captcha/altcha.ts';
import type { Captcha } from '../core/captcha/captcha.ts';
import { createRecaptcha } from '../core/captcha/recaptcha.ts';
import { type Config, ConfigError } from './config.ts';

/**
 * Opens the captcha that the office's profile chooses.
 * @throws ConfigError when its secret key is missing
 */
export function openCaptcha(
  { captcha }: OfficeProfile,
  secret: string,
  { recaptchaSecret, publicUrl }: Pick<Config, 'recaptchaSecret' | 'publicUrl'>,
): Captcha {
  if (captcha?.provider !== 'recaptcha') return createAltcha(secret);
  if (!recaptchaSecret)
    throw new ConfigError(
      'RECAPTCHA_SECRET is missing, and the office has chosen Google reCAPTCHA: it wants the secret key that belongs to the site key. Example: RECAPTCHA_SECRET=6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe',
    );
  return createRecaptcha({ secret: recaptchaSecret, hostname: new URL(publicUrl).hostname });
}
