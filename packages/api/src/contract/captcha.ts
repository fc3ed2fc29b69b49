import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { oneOf, userName } from './fields.ts';
import { field, wire } from './wire.ts';

/**
 * Forms of visitors that take a solved captcha; what was solved for one of them counts for no other. The one of signing in
 * is for one user name, and takes more work the more tries for it have failed.
 */
export const captchaForms = ['register', 'transit', 'signIn'] as const;

/** One of the forms that want a solved captcha. */
export type CaptchaForm = (typeof captchaForms)[number];

/** How long a captcha is good, in seconds, from when it was given out. */
export const captchaSeconds = 600;

/** A proof of work in ALTCHA's format. */
const challenge = z.object({
  /** What is to be solved, in the words of ALTCHA. */
  parameters: z.record(z.string(), z.unknown()),
  /** The server's signature of it. */
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

/** What a form hands over as proof that its captcha was solved. */
export const captchaToken = z
  .string({ error: 'captcha' })
  .check(z.minLength(1, { error: 'captcha' }), z.maxLength(8192, { error: 'captchaSpent' }));

/** A captcha that waits to be solved. */
export type CaptchaChallenge = z.output<typeof challenge>;
