import * as z from 'zod/mini';
import { done } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { actingUser } from './fields.ts';
import { oneTimeCode, recoveryCode } from './one-time-code.ts';
import { shownText, textIfAny } from './read.ts';
import { credentials } from './session.ts';
import { field, inAnyCase, wire } from './wire.ts';

/** Set-up of an authenticator app: a picture, and the same as text. Other providers send the picture only. */
const setup = z.object({
  /** A data URL, or the address of the picture. */
  qrCode: field('qr_code_url', shownText),
  /** The secret in base32. */
  secret: field('secret', textIfAny),
  /** The `otpauth:` URI in the picture. */
  address: field('otpauth_url', textIfAny),
});

/** Codes that each replace one one-time code; other providers may have none. */
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
  params: wire(z.object({ username: field('username', actingUser, 'username') })),
  answer: wire(setup),
  failures: [409],
});

export const confirmTwoFactor = endpoint({
  method: 'POST',
  path: 'tfa/confirm/pj',
  summary: 'Confirm the secret with a first code: two-factor is on, and the account signed in.',
  access: 'secondStep',
  rate: 'write',
  cost: 'hash',
  writes: true,
  acting: { body: { username: 'username' } },
  body: wire(
    z.object({
      username: field('USER_NAME', actingUser, 'username'),
      password: field('password', password, 'password'),
      otp: field('otp_verification', oneTimeCode, 'oneTimeCode'),
    }),
  ),
  answer: wire(
    z.object({
      token: field(inAnyCase('token'), textIfAny),
      recoveryCodes: field('recovery_codes', recoveryCodes),
    }),
  ),
  failures: [409],
});

const handedOut = wire(z.object({ recoveryCodes: field('recovery_codes', z.array(z.string())) }), {
  status: 'success',
});

/** The account's own password, and a code of its second factor. */
const proof = z
  .object({
    password: field('password', password, 'currentPassword'),
    otp: field('otp', z.optional(oneTimeCode), 'oneTimeCode'),
    recoveryCode: field('recovery_code', z.optional(recoveryCode), 'recoveryCode'),
  })
  .check(
    z.refine(({ otp, recoveryCode }) => otp !== undefined || recoveryCode !== undefined, {
      error: 'required',
      path: ['otp'],
    }),
  );

export const activateTwoFactor = endpoint({
  method: 'POST',
  path: 'tfa/activate',
  summary:
    "Switch the caller's second factor on with the first code of the secret that `tfa/start` gave; other sessions end.",
  access: 'signedIn',
  rate: 'write',
  writes: true,
  body: wire(z.object({ otp: field('otp', oneTimeCode, 'oneTimeCode') })),
  answer: handedOut,
  failures: [409],
});

export const startTwoFactor = endpoint({
  method: 'POST',
  path: 'tfa/start',
  summary: 'A new secret for an authenticator app, to switch the second factor on.',
  access: 'signedIn',
  rate: 'write',
  cost: 'hash',
  writes: true,
  body: wire(z.object({ password: field('password', password, 'currentPassword') })),
  answer: wire(setup),
  failures: [409],
});

export const deactivateTwoFactor = endpoint({
  method: 'POST',
  path: 'tfa/deactivate',
  summary: "Switch the caller's second factor off, where the office leaves it open; other sessions end.",
  access: 'signedIn',
  rate: 'write',
  cost: 'hash',
  writes: true,
  body: wire(proof),
  answer: done,
  failures: [409],
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: 'tfa/recovery-codes',
  summary: 'New recovery codes; all earlier ones are worth nothing from then on.',
  access: 'signedIn',
  rate: 'write',
  cost: 'hash',
  writes: true,
  body: wire(proof),
  answer: handedOut,
  failures: [409],
});

/** Set-up of an authenticator app, decoded. */
export type TwoFactorSetup = z.output<typeof setup>;

/** Proof that the account belongs to the caller: its password, and a code of the second factor. */
export type AccountProof = z.output<typeof proof>;
