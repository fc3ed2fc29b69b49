import { failures } from './failures.ts';
import { type Answer, json, Refused, type Routes } from './http.ts';
import { type Account, accountOf, type Office } from './office.ts';

/** The one link that this provider has mailed: for `budi`. */
export const mailedToken = 'b3a1c7f0e5d24960';

/** The NPWP in its register. */
const registered = '0912000017999000';

const changed = new WeakSet<Account>();

/** Passwords and profiles. Only the documented calls: no list of sessions, and no POST for another NPWP. */
export const accountRoutes = (office: Office): Routes => ({
  // A status without a message; the mail call has an empty response.
  'POST sendPasswordResetLink': ({ body }): Answer =>
    office.accounts.some(({ company }) => company.email === body.email)
      ? { status: 200 }
      : { body: { status: 'error' } },

  'POST resetpassword': ({ body }) => {
    const account = office.accounts.find(({ username }) => username === 'budi');
    if (!account || body.token !== mailedToken)
      throw new Refused(failures.error('This token is invalid.', 400));
    account.password = String(body.password);
    return json({ status: 'success' });
  },

  'POST changepw': (asked) => {
    const account = accountOf(office, asked);
    if (asked.body.password !== account.password)
      throw new Refused(
        failures.fields('The given data was invalid.', { password: ['Password lama salah.'] }),
      );
    account.password = String(asked.body.newpass);
    return json({ status: 'success', message: 'Password diganti' });
  },

  'POST profile': (asked) => {
    const account = accountOf(office, asked);
    const { kdid, idperusahaan, nmperusahaan, alperusahaan, email } = account.company;
    return json({
      KD_ID: kdid,
      ID_USER: idperusahaan,
      NM_PERUSAHAAN: nmperusahaan,
      AL_PERUSAHAAN: alperusahaan,
      NO_TELP: null,
      EMAIL: email,
      USER_NAME: account.username,
      FL_CHANGE_NPWP: changed.has(account) ? 'Y' : 'N',
    });
  },

  'GET changeNPWP': (asked) => {
    const account = accountOf(office, asked);
    const npwp = asked.query.get('npwp');
    if (npwp !== registered) return json({ success: false, message: null });
    account.company.idperusahaan = npwp;
    changed.add(account);
    return json({ success: true, message: 'OK' });
  },
});
