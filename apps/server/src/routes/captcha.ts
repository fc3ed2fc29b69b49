import type { Handlers } from '../http/handler.ts';

/** Captchas for the forms of visitors. */
export const captchaHandlers = {
  captcha: ({ input, deps, now }) => deps.captcha.challenge(input.query?.form ?? 'register', now),
} satisfies Partial<Handlers>;
