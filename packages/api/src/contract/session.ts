import * as z from 'zod/mini';
import { userTypes } from '../rules/access.ts';
import { done } from './answers.ts';
import { captchaToken } from './captcha.ts';
import { endpoint } from './endpoint.ts';
import { oneOf, typedPassword, userName } from './fields.ts';
import { oneTimeCode, recoveryCode } from './one-time-code.ts';
import { countIfAny, shownText, textIfAny, textOrNull, truth, truthIfAny } from './read.ts';
import { field, inAnyCase, wire } from './wire.ts';

/** Form values of signing in. The password is sent exactly as typed. */
export const credentials = z.object({
  /** Case does not count. */
  username: field('USER_NAME', userName, 'username'),
  /** Exactly as typed. */
  password: field('password', typedPassword, 'password'),
});

/**
 * Credentials plus, in the second step, the one-time code or a recovery code. A solved captcha replaces the wait of a
 * rate limit (429).
 */
const signInBody = z.extend(credentials, {
  captcha: field('recaptchaToken', z.optional(captchaToken), 'captcha'),
  otp: field('otp', z.optional(oneTimeCode), 'oneTimeCode'),
  recoveryCode: field('recovery_code', z.optional(recoveryCode), 'recoveryCode'),
});

/** The session's `token`, or the short-lived `twoFactorToken` for a second step. */
const signInAnswer = z.object({
  token: field(inAnyCase('token'), textIfAny),
  setupRequired: field(inAnyCase('tfa_required'), truthIfAny),
  codeRequired: field(inAnyCase('tfa_verification_needed'), truthIfAny),
  twoFactorToken: field(inAnyCase('tfa_token'), textIfAny),
});

/** The signed-in account. */
const sessionUser = z.object({
  username: field('username', shownText),
  name: field('nama', shownText),
  npwp: field('npwp', textOrNull),
  type: field('ppjk', oneOf(userTypes)),
  email: field('email', shownText),
  twoFactorEnabled: field('tfa_enabled', truth),
  /** 256-bit AES-GCM key of the account's drafts on this device, base64; the client never stores it. */
  draftKey: field('kunci_draf', textIfAny),
  /** Seconds without a call after which the session ends; providers may omit it. */
  idleSeconds: field('detik_diam', countIfAny),
  /** Seconds after which it ends in any case. */
  secondsLeft: field('detik_sisa', countIfAny),
  /** Most rows of a list that the provider accepts in one call; providers that accept only one omit it. */
  rowsAtOnce: field('baris_sekaligus', countIfAny),
});

export const signIn = endpoint({
  method: 'POST',
  path: 'otentikasi/signin',
  summary:
    'Sign in with user name and password, and a one-time or recovery code where the account has a second factor. After many wrong passwords the next try waits (429), unless a solved captcha comes along. The second step takes `tfa_token` as its bearer token.',
  access: 'anyone',
  rate: 'signIn',
  cost: 'hash',
  writes: true,
  body: wire(signInBody),
  answer: wire(signInAnswer),
});

export const me = endpoint({
  method: 'GET',
  path: 'otentikasi/me',
  summary: 'The account of the bearer token.',
  access: 'signedIn',
  rate: 'standard',
  answer: wire(sessionUser),
});

export const signOut = endpoint({
  method: 'POST',
  path: 'otentikasi/signout',
  summary: 'End the session of the bearer token, everywhere and at once.',
  access: 'signedIn',
  rate: 'standard',
  writes: true,
  answer: done,
});

/** The signed-in account, decoded. */
export type SessionUser = z.output<typeof sessionUser>;

/** User name and password, decoded. */
export type Credentials = z.output<typeof credentials>;
