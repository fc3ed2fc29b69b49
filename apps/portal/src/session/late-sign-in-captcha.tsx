import type { SignInCaptcha } from '@pabean/forms/login';
import { useLateCode } from '../loading/use-late-code.ts';

const loadCaptcha = () => import('./sign-in-captcha.tsx');

/** The captcha of signing in. It is rarely needed, so its code is loaded then; without it the user has to wait. */
export function LateSignInCaptcha(props: SignInCaptcha) {
  const { Captcha } = useLateCode(loadCaptcha).data ?? {};
  return Captcha && <Captcha {...props} />;
}
