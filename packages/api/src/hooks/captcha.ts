import { useCallback } from 'react';
import { type CaptchaChallenge, type CaptchaForm, captcha } from '../contract/index.ts';
import { useClient } from './client-provider.tsx';

/** Returns a function that fetches a new captcha for a visitors' form; pass it to the form's `CaptchaField`. */
export function useCaptcha(form: CaptchaForm): (signal: AbortSignal) => Promise<CaptchaChallenge> {
  const client = useClient();
  return useCallback((signal) => client.call(captcha, { query: { form } }, { signal }), [client, form]);
}
