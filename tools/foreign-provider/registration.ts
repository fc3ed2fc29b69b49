import { createHmac, randomBytes } from 'node:crypto';
import { failures } from './failures.ts';
import { type Answer, json, Refused, type Routes } from './http.ts';
import type { Office } from './office.ts';

const secret = randomBytes(32);

/**
 * Registration: a taken name is a framework's validation error, an unsolved captcha an `error` with 200. The mail call has an
 * empty response.
 */
export const registrationRoutes = (office: Office): Routes => ({
  'GET captcha': () => {
    const parameters = {
      algorithm: 'PBKDF2/SHA-256',
      cost: 10,
      keyLength: 32,
      keyPrefix: '0',
      nonce: randomBytes(16).toString('hex'),
      salt: randomBytes(16).toString('hex'),
    };
    const signature = createHmac('sha256', secret).update(JSON.stringify(parameters)).digest('hex');
    return json({ parameters, signature });
  },

  'POST reg-madurm171': ({ body }) => {
    if (!body.recaptchaToken) throw new Refused(failures.error('Captcha belum diisi', 200));
    if (office.accounts.some(({ username }) => username === body.username))
      throw new Refused(
        failures.fields('The given data was invalid.', { username: ['Username sudah terdaftar.'] }),
      );
    return json({ status: 'success', message: 'Registrasi berhasil, tunggu email dari kami' });
  },

  'POST bc/mail/kir-fidut-telstb1': (): Answer => ({ status: 200 }),
});
