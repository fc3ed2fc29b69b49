import type { Office } from '../src/office-file.ts';

/** An office that differs from the default one in everything that an office can configure. */
export const office: Office = {
  profile: {
    code: '990100',
    name: 'KPPBC Tanjung Contoh',
    contact: 'Kode kantor 990100 · (0999) 555-0177 · loket@tanjung.example',
    mailbox: 'loket@tanjung.example',
    siteUrl: 'https://tanjung.example',
    version: '3.0',
    copyrightYear: '2026',
    timeZone: 'Asia/Jayapura',
    uploads: {
      permit: { checkedKb: 120, shownKb: 100 },
      small: { checkedKb: 50, shownKb: 50 },
    },
    twoFactor: 'required',
    ppftzEditableStatuses: ['110'],
  },
  theme: {
    name: 'Tanjung',
    brand: { h: 320, c: 0.09, neutral: 320 },
    thread: { l: 0.86, c: 0.05, h: 190 },
    motif: 'kotak',
  },
  messages: {
    id: {
      portal: { login: { lead: 'Masuk dengan akun loket Anda.' } },
      ui: { loginFrame: { statement: 'Izin di tanjung, tanpa antre.' } },
      forms: { permitHeader: { applicant: 'Identitas penghadap' } },
      shared: {
        labels: { number: 'Nomor Surat Pemohon' },
        answers: { signInFailed: 'Nama atau kata sandi tidak dikenal di loket ini.' },
      },
    },
    en: { portal: { login: { lead: 'Sign in with your account at the counter.' } } },
  },
};
