import { randomBytes } from 'node:crypto';
import { failures } from './failures.ts';
import { type Answer, json, Refused, type Routes } from './http.ts';
import { type Account, accountOf, type Office } from './office.ts';

const wrong = 'Username/password tidak sesuai';

/**
 * Signing in and out. A wrong password is an `error` with 401, an unknown name an `error` with 200. The name of the second step
 * has another case, and there is no token.
 */
export const sessionRoutes = (office: Office): Routes => ({
  'POST otentikasi/signin': ({ body }) => {
    const account = office.accounts.find(({ username }) => username === body.USER_NAME);
    if (!account) throw new Refused(failures.error(wrong, 200));
    if (account.password !== body.password) throw new Refused(failures.error(wrong, 401));
    if (account.secondFactor === 'setup') return json({ TFA_Required: 1, token: null });
    if (account.secondFactor === 'code' && !body.otp) return json({ tfaVerificationNeeded: 'Y' });
    if (account.secondFactor === 'code' && body.otp !== '123456')
      throw new Refused(failures.error('Kode OTP tidak sesuai', 200));
    return json({
      token: openSession(office, account),
      tfa_required: null,
      tfa_verification_needed: 0,
      error: null,
    });
  },

  // Only the picture is returned.
  'GET tfa/view-file-local/pj/{username}': ({ params }) =>
    json({ qr_code_url: `data:image/png;base64,${Buffer.from(`qr ${params.username}`).toString('base64')}` }),

  'POST tfa/confirm/pj': ({ body }) => {
    const account = office.accounts.find(({ username }) => username === body.USER_NAME);
    if (!account || account.password !== body.password) throw new Refused(failures.error(wrong, 401));
    if (String(body.otp_verification) !== '123456')
      throw new Refused(failures.error('Kode OTP tidak sesuai', 200));
    return json({ Token: openSession(office, account), error: '' });
  },

  'GET otentikasi/me': (asked) => json(accountOf(office, asked).user),

  'POST otentikasi/signout': (asked): Answer => {
    accountOf(office, asked);
    office.sessions.delete(asked.token ?? '');
    return { status: 204 };
  },
});

/** Opens a session and returns its token. */
export function openSession(office: Office, account: Account): string {
  const token = `${office.next()}|${randomBytes(12).toString('hex')}`;
  office.sessions.set(token, account);
  return token;
}
