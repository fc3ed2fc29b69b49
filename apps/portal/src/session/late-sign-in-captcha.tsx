import type { SignInCaptcha } from '@pabean/forms/login';
import { useLateCode } from '../loading/use-late-code.ts';

const loadCaptcha = () => import('./sign-in-captcha.tsx');

/** The captcha of signing in. Hardly anybody needs it, so its code is fetched when somebody does; without it people wait. */
export function LateSignInCaptcha(props: SignInCaptcha) {
  const { Captcha } = useLateCode(loadCaptcha).data ?? {};
  return Captcha && <Captcha {...props} />;
}
