import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { actingUser } from './fields.ts';
import { oneTimeCode } from './one-time-code.ts';
import { shownText, textIfAny } from './read.ts';
import { credentials } from './session.ts';
import { inAnyCase, named, wire } from './wire.ts';

/** What an authenticator app is set up with: a picture, and the same as text. Other providers give the picture alone. */
const setup = z.object({
  /** A data URL, or the address of the picture. */
  qrCode: shownText,
  /** The secret in base32. */
  secret: textIfAny,
  /** The `otpauth:` address that the picture holds. */
  address: textIfAny,
});

const setupNames = { qrCode: 'qr_code_url', secret: 'secret', address: 'otpauth_url' };

/** Codes that stand in for a one-time code, once each; other providers may have none. */
const recoveryCodes = z.optional(z.array(z.string()));

const { password } = credentials.shape;

export const twoFactorSetup = endpoint({
  method: 'GET',
  path: 'tfa/view-file-local/pj/{username}',
  summary: 'A new secret for an authenticator app, while two-factor must be set up to sign in.',
  access: 'secondStep',
  rate: 'write',
  writes: true,
  acting: { params: { username: 'username' } },
  params: wire(z.object({ username: actingUser }), { username: named('username', 'username') }),
  answer: wire(setup, setupNames),
  failures: [409],
});

export const confirmTwoFactor = endpoint({
  method: 'POST',
  path: 'tfa/confirm/pj',
  summary: 'Confirm the secret with a first code: two-factor is on, and the account signed in.',
  access: 'secondStep',
  rate: 'write',
  writes: true,
  acting: { body: { username: 'username' } },
  body: wire(z.object({ username: actingUser, password, otp: oneTimeCode }), {
    username: named('USER_NAME', 'username'),
    password: named('password', 'password'),
    otp: named('otp_verification', 'oneTimeCode'),
  }),
  answer: wire(z.object({ token: textIfAny, recoveryCodes }), {
    token: inAnyCase('token'),
    recoveryCodes: 'recovery_codes',
  }),
  failures: [409],
});

/** What an authenticator app is set up with, as the code sees it. */
export type TwoFactorSetup = z.output<typeof setup>;
