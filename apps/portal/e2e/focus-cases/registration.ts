import { button, failing, lost } from '../focus-steps.ts';
import { fillRegistration, typeRegistration } from '../registering.ts';
import type { FocusCase } from './focus-case.ts';

/** A new account. */
export const registration: readonly FocusCase[] = [
  {
    name: 'registration',
    draws: [
      'packages/forms/src/registration/registration.tsx',
      'apps/portal/src/pages/register/register-page.tsx',
    ],
    async drive({ open, on }) {
      const page = await open('/login', { mayLog: lost });
      page.on('dialog', (dialog) => dialog.accept());
      const did = on(page);
      const submit = () => button(page, 'Daftar').click();
      const problems = page.getByRole('region', { name: 'Mohon Isi dengan Lengkap' });
      await did('open', () => page.getByRole('link', { name: 'Daftar' }).click(), button(page, 'Daftar'));
      await did('fail', submit, problems);
      await failing(page, did, '**/api/captcha*', () => button(page, 'Saya bukan robot').click(), page);
      await button(page, 'Verifikasi lagi').click();
      await button(page, 'Terverifikasi').waitFor();
      await typeRegistration(page, 'importir');
      await page.getByText(/^Draf tersimpan/).waitFor();
      await page.reload();
      await button(page, 'Pulihkan draf').waitFor();
      await did(
        'restore',
        () => button(page, 'Pulihkan draf').click(),
        button(page, 'Pulihkan draf'),
        'hidden',
      );
      await fillRegistration(page, 'importir');
      const refused = page.getByRole('region', { name: /perlu diperbaiki/ });
      await did('fail', submit, refused.getByText(/sudah dipakai/));
      await failing(
        page,
        did,
        '**/api/reg-madurm171',
        submit,
        page.getByRole('group', { name: /belum diterima/ }),
      );
      await page.getByLabel('Username', { exact: true }).fill('fokus.baru');
      await did('save', submit, page.getByText('Pendaftaran berhasil.'));
    },
  },
];
