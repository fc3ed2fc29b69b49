import type { SignInCaptcha } from '@pabean/forms/login';
import { type ComponentType, useEffect, useState } from 'react';

/** The captcha of signing in. Hardly anybody needs it, so its code is fetched when somebody does; without it people wait. */
export function LateSignInCaptcha(props: SignInCaptcha) {
  const [Captcha, setCaptcha] = useState<ComponentType<SignInCaptcha>>();
  useEffect(() => {
    import('./sign-in-captcha.tsx').then(
      (module) => setCaptcha(() => module.Captcha),
      () => undefined,
    );
  }, []);
  return Captcha && <Captcha {...props} />;
}
