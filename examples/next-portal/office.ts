import type { OfficeProfile } from '@pabean/api/rules';

/** The office: data, so a server component may pass it to a provider. */
export const office: OfficeProfile = {
  code: '990300',
  name: 'KPPBC Rawa Contoh',
  contact: 'Kode kantor 990300 · (0999) 555-0199 · layanan@rawa.example',
  mailbox: 'layanan@rawa.example',
  siteUrl: 'https://rawa.example',
  version: '1.0',
  copyrightYear: '2026',
  timeZone: 'Asia/Jakarta',
  uploads: {
    permit: { checkedKb: 2048, shownKb: 2000 },
    small: { checkedKb: 512, shownKb: 500 },
  },
  twoFactor: 'optional',
  ppftzEditableStatuses: ['100', '190'],
};
