import * as z from 'zod/mini';
import { permitUsers } from '../rules/access.ts';
import { userInBody } from './acting.ts';
import { done } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { actingUser, email, newPassword, typedPassword } from './fields.ts';
import { truth } from './read.ts';
import { field, wire } from './wire.ts';

/** Request for a link to choose a new password. */
export const passwordLinkRequest = z.object({ email: field('email', email, 'email') });

/** A new password, typed twice to detect typing errors. */
export const repeatedPassword = z
  .object({
    newPassword: field('newpass', newPassword, 'newPassword'),
    /** The new password, typed again. */
    repeated: field('retypepass', newPassword, 'repeatedPassword'),
  })
  .check(
    z.refine(({ newPassword, repeated }) => newPassword.normalize('NFC') === repeated.normalize('NFC'), {
      error: 'passwordMismatch',
      path: ['repeated'],
    }),
  );

/** The form values of a password change. */
export const passwordChange = z.safeExtend(repeatedPassword, {
  password: field('password', typedPassword, 'currentPassword'),
});

/** The current and the new password, decoded. */
export type PasswordChange = z.output<typeof passwordChange>;

export const sendPasswordResetLink = endpoint({
  method: 'POST',
  path: 'sendPasswordResetLink',
  summary: 'Mail links for a new password to an address on record, one for each account that has it.',
  access: 'anyone',
  rate: 'write',
  writes: true,
  body: wire(passwordLinkRequest),
  answer: done,
  failures: [404],
});

const linkToken = z.string().check(z.maxLength(256));

export const checkResetLink = endpoint({
  method: 'POST',
  path: 'cekresetpassword',
  summary:
    'Whether the token of a mailed link still chooses a new password: not one that was used, is too old, or never was. An addition; it is told in the body, so that no log has it.',
  access: 'anyone',
  rate: 'standard',
  body: wire(z.object({ token: field('token', linkToken, 'record') })),
  answer: wire(z.object({ valid: field('berlaku', truth) })),
});

export const resetPassword = endpoint({
  method: 'POST',
  path: 'resetpassword',
  summary:
    'Choose a new password with the token of a mailed link, which works once and for 30 minutes; all sessions end.',
  access: 'anyone',
  rate: 'write',
  cost: 'hash',
  writes: true,
  body: wire(
    z.object({
      token: field('token', linkToken, 'record'),
      newPassword: field('password', newPassword, 'newPassword'),
    }),
  ),
  answer: done,
});

export const changePassword = endpoint({
  method: 'POST',
  path: 'changepw',
  summary: "Change the caller's password; all other sessions of the account end.",
  access: permitUsers,
  rate: 'write',
  cost: 'hash',
  writes: true,
  acting: userInBody,
  body: wire(z.safeExtend(passwordChange, { user: field('user', actingUser, 'username') })),
  answer: done,
});
