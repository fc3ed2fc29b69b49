import type { UserType } from '@pabean/api/rules';

/** The password of every demo account. */
export const demoPassword = 'Pabean-2026-Demo';

/** The TOTP secret of the demo account with a second factor. */
export const demoTfaSecret = 'JBSWY3DPEHPK3PXP';

/** A demo account and the company that it belongs to; names and numbers are fictitious. */
export interface DemoPerson {
  readonly username: string;
  readonly type: UserType;
  readonly name: string;
  readonly tfa: 'off' | 'setup' | 'on';
  /** Letters in its letter numbers. */
  readonly initials: string;
  readonly company: {
    readonly npwp: string;
    readonly name: string;
    readonly address: string;
    readonly phone: string;
    readonly email: string;
  };
}

/** Every demo account: one of each kind, and two for the second factor. */
export const demoPeople: readonly DemoPerson[] = [
  {
    username: 'importir',
    type: 'N',
    name: 'Siti Contoh',
    tfa: 'off',
    initials: 'CLB',
    company: {
      npwp: '0019000017999000',
      name: 'PT Contoh Logistik Batam',
      address: 'Jl. Pelabuhan Batu Ampar Blok C No. 12, Batam 29432',
      phone: '(0778) 555-0148',
      email: 'dokumen@contoh-logistik.example',
    },
  },
  {
    username: 'tps',
    type: 'S',
    name: 'Andi Contoh',
    tfa: 'off',
    initials: 'CGS',
    company: {
      npwp: '0039002233999000',
      name: 'PT Contoh Gudang Sejahtera',
      address: 'Kawasan Industri Kabil Kav. 20, Batam 29467',
      phone: '(0778) 555-0162',
      email: 'operasi@contoh-gudang.example',
    },
  },
  {
    username: 'ppjk',
    type: 'Y',
    name: 'Dewi Contoh',
    tfa: 'off',
    initials: 'CPA',
    company: {
      npwp: '0029007788999000',
      name: 'PT Contoh PPJK Andalan',
      address: 'Ruko Nagoya Point Blok A No. 7, Batam 29444',
      phone: '(0778) 555-0175',
      email: 'layanan@contoh-ppjk.example',
    },
  },
  {
    username: 'pindahan',
    type: 'M',
    name: 'Budi Contoh',
    tfa: 'off',
    initials: 'BC',
    company: {
      npwp: '2171990101850001',
      name: 'Budi Contoh',
      address: 'Perumahan Contoh Indah Blok B No. 3, Batam 29464',
      phone: '0811 555 0101',
      email: 'budi@contoh.example',
    },
  },
  {
    username: 'tfa-baru',
    type: 'N',
    name: 'Rudi Contoh',
    tfa: 'setup',
    initials: 'CNM',
    company: {
      npwp: '0039005566999000',
      name: 'CV Contoh Niaga Mandiri',
      address: 'Jl. Laksamana Bintan No. 45, Batam 29432',
      phone: '(0778) 555-0183',
      email: 'kantor@contoh-niaga.example',
    },
  },
  {
    username: 'tfa',
    type: 'N',
    name: 'Maya Contoh',
    tfa: 'on',
    initials: 'CEI',
    company: {
      npwp: '0029004454999000',
      name: 'PT Contoh Elektronik Industri',
      address: 'Kawasan Industri Batamindo Lot 301, Batam 29433',
      phone: '(0778) 555-0191',
      email: 'exim@contoh-elektronik.example',
    },
  },
];
