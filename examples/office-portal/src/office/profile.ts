import type { OfficeProfile } from '@pabean/api/rules';

/** Name, limits and time zone of the office. */
export const office: OfficeProfile = {
  code: '990200',
  name: 'KPPBC Muara Contoh',
  contact: 'Kode kantor 990200 · (0999) 555-0188 · layanan@muara.example',
  mailbox: 'layanan@muara.example',
  siteUrl: 'https://muara.example',
  version: '1.0',
  copyrightYear: '2026',
  timeZone: 'Asia/Makassar',
  uploads: {
    permit: { checkedKb: 1024, shownKb: 1000 },
    small: { checkedKb: 512, shownKb: 500 },
  },
  twoFactor: 'optional',
  ppftzEditableStatuses: ['100', '190'],
};
