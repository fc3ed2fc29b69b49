import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { oneOf, userName } from './fields.ts';
import { field, wire } from './wire.ts';

/**
 * Visitors' forms that need a solved captcha; a solution is valid for one form only. The one of signing in is for one
 * user name, and takes more work the more tries have failed.
 */
export const captchaForms = ['register', 'transit', 'signIn'] as const;

/** One of the forms that need a solved captcha. */
export type CaptchaForm = (typeof captchaForms)[number];

/** Seconds for which a captcha is valid after it was created. */
export const captchaSeconds = 600;

/** A proof of work in ALTCHA's format. */
const challenge = z.object({
  /** What is to be solved, in ALTCHA's format. */
  parameters: z.record(z.string(), z.unknown()),
  /** The server's signature of the parameters. */
  signature: z.string(),
});

export const captcha = endpoint({
  method: 'GET',
  path: 'captcha',
  summary:
    'A captcha for a form of visitors (`form`, by default the registration; `user` names who signs in), good for 10 minutes and once; its solution travels in `recaptchaToken`.',
  access: 'anyone',
  rate: 'standard',
  query: wire(
    z.object({
      form: field('form', z.optional(oneOf(captchaForms)), 'captcha'),
      username: field('user', z.optional(userName), 'username'),
    }),
  ),
  answer: challenge,
  failures: [404],
});

/** A form's proof that its captcha was solved. */
export const captchaToken = z
  .string({ error: 'captcha' })
  .check(z.minLength(1, { error: 'captcha' }), z.maxLength(8192, { error: 'captchaSpent' }));

/** A captcha to be solved. */
export type CaptchaChallenge = z.output<typeof challenge>;
