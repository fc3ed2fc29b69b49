import * as z from 'zod/mini';
import { userTypes } from '../rules/access.ts';
import { done } from './answers.ts';
import { captchaToken } from './captcha.ts';
import { endpoint } from './endpoint.ts';
import { oneOf, typedPassword, userName } from './fields.ts';
import { oneTimeCode, recoveryCode } from './one-time-code.ts';
import { countIfAny, shownText, textIfAny, textOrNull, truth, truthIfAny } from './read.ts';
import { inAnyCase, named, wire } from './wire.ts';

/** What a person types to sign in. The password is taken exactly as typed. */
export const credentials = z.object({
  /** Case does not count. */
  username: userName,
  /** As it was typed. */
  password: typedPassword,
});

/**
 * Credentials plus, in the second step, the one-time code or what stands in for it. Where a try would have to wait (429), a
 * solved captcha takes the place of waiting.
 */
const signInBody = z.extend(credentials, {
  captcha: z.optional(captchaToken),
  otp: z.optional(oneTimeCode),
  recoveryCode: z.optional(recoveryCode),
});

/** Signed in (`token`), or a second step is due, carried by the short-lived `twoFactorToken`. */
const signInAnswer = z.object({
  token: textIfAny,
  setupRequired: truthIfAny,
  codeRequired: truthIfAny,
  twoFactorToken: textIfAny,
});

/** The signed-in account. */
const sessionUser = z.object({
  username: shownText,
  name: shownText,
  npwp: textOrNull,
  type: oneOf(userTypes),
  email: shownText,
  twoFactorEnabled: truth,
  /** 256-bit AES-GCM key of the account's drafts on this device, base64; never stored by the client. */
  draftKey: textIfAny,
  /** Seconds without a call after which the session ends; left out by providers that do not say. */
  idleSeconds: countIfAny,
  /** Seconds after which it ends whatever happens. */
  secondsLeft: countIfAny,
  /** How many rows of a list the provider takes in one call; left out by those that take them one by one. */
  rowsAtOnce: countIfAny,
});

export const signIn = endpoint({
  method: 'POST',
  path: 'otentikasi/signin',
  summary:
    'Sign in with user name and password, and a one-time or recovery code where the account has a second factor. After many wrong passwords the next try waits (429), unless a solved captcha comes along. The second step takes `tfa_token` as its bearer token.',
  access: 'anyone',
  rate: 'signIn',
  writes: true,
  body: wire(signInBody, {
    username: named('USER_NAME', 'username'),
    password: named('password', 'password'),
    otp: named('otp', 'oneTimeCode'),
    recoveryCode: named('recovery_code', 'recoveryCode'),
    captcha: named('recaptchaToken', 'captcha'),
  }),
  answer: wire(signInAnswer, {
    token: inAnyCase('token'),
    setupRequired: inAnyCase('tfa_required'),
    codeRequired: inAnyCase('tfa_verification_needed'),
    twoFactorToken: inAnyCase('tfa_token'),
  }),
});

export const me = endpoint({
  method: 'GET',
  path: 'otentikasi/me',
  summary: 'The account of the bearer token.',
  access: 'signedIn',
  rate: 'standard',
  answer: wire(sessionUser, {
    username: 'username',
    name: 'nama',
    npwp: 'npwp',
    type: 'ppjk',
    email: 'email',
    twoFactorEnabled: 'tfa_enabled',
    draftKey: 'kunci_draf',
    idleSeconds: 'detik_diam',
    secondsLeft: 'detik_sisa',
    rowsAtOnce: 'baris_sekaligus',
  }),
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

/** The signed-in account, as the code sees it. */
export type SessionUser = z.output<typeof sessionUser>;

/** User name and password, as the code sees them. */
export type Credentials = z.output<typeof credentials>;
