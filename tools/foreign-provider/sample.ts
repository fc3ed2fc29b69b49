import type { Row } from './http.ts';
import type { Account, Office } from './office.ts';

const company = (username: string, name: string, npwp: string): Row => ({
  kdid: 5,
  idperusahaan: npwp,
  nmperusahaan: name,
  alperusahaan: 'Jl. Raja Ali Haji No. 7, Batam',
  notelp: '0778 555 0199',
  email: `${username}@nusantara.example`,
  username,
});

/** Each office has accounts of its own: their passwords change. */
const newAccounts = (): readonly Account[] => [
  {
    username: 'budi',
    password: 'rahasia budi',
    user: { username: 'budi', npwp: '0312000017999000', ppjk: 'N' },
    company: company('budi', 'PT Nusantara Jaya', '0312000017999000'),
  },
  {
    username: 'sari',
    password: 'rahasia sari',
    user: { username: 'sari', nama: 'Sari Dewi', npwp: '', ppjk: 'Y', email: null, tfa_enabled: 0, id: 12 },
    company: company('sari', 'PT Samudra PPJK', '0412000017999000'),
  },
  {
    username: 'joko',
    password: 'rahasia joko',
    user: { username: 'joko', ppjk: 'N' },
    company: company('joko', 'PT Joko', '0512000017999000'),
    secondFactor: 'code',
  },
  {
    username: 'wati',
    password: 'rahasia wati',
    user: { username: 'wati', ppjk: 'N' },
    company: company('wati', 'PT Wati', '0612000017999000'),
    secondFactor: 'setup',
  },
];

/** An office with one draft, one sent and one approved application of `budi`. */
export function createOffice(): Office {
  let last = 5000;
  const owner = { npwp: '0312000017999000', URAIAN: 'NPWP', NM_PERUSAHAAN: 'PT Nusantara Jaya' };
  const pdf = Buffer.from('%PDF-1.4\n%%EOF\n');
  return {
    accounts: newAccounts(),
    sessions: new Map(),
    applications: [
      // Only what every application has.
      {
        username: 'budi',
        id_permohonan: 4711,
        id_ijin: 2,
        no_mohon: 'S-1/2024',
        tgl_mohon: '2024-09-24',
        nama_ijin: 'Penimbunan Barang',
        status: 10,
        ur_status: 'Draft',
        ...owner,
      },
      // Nothing is `null` here, and there '': all the same.
      {
        username: 'budi',
        id_permohonan: 4712,
        id_ijin: '2',
        no_mohon: 'S-2/2024',
        tgl_mohon: '2024-09-25',
        nama_ijin: 'Penimbunan Barang',
        status: '20',
        ur_status: 'Dikirim',
        no_setuju: null,
        tgl_setuju: '',
        fl_setuju: null,
        nm_file: '',
        url_file: null,
        AL_PERUSAHAAN: 'Jl. Raja Ali Haji No. 7, Batam',
        no_hp: 7785550199,
        email: '',
        nip_rekam: null,
        wk_kirim: '2024-09-25T08:14:00+07:00',
        ...owner,
      },
      {
        username: 'budi',
        id_permohonan: 4713,
        id_ijin: 27,
        no_mohon: 12,
        tgl_mohon: '2024-08-01',
        nama_ijin: 'Pemeriksaan di Luar Kawasan',
        status: 50,
        ur_status: 'Disetujui',
        no_setuju: 'KEP-9/2024',
        tgl_setuju: '2024-08-05',
        fl_setuju: 'y',
        wk_kirim: '2024-08-01T09:00:00+07:00',
        ...owner,
      },
    ],
    dokaps: [
      {
        id_permohonan_dokap: 90,
        id_permohonan: 4713,
        kd_dokap: 1,
        nama_dokap: 'Surat Permohonan',
        isian1: 'S-12',
        isian2: '2024-08-01',
        akhir_berlaku: null,
        keterangan: '',
        fl_file: 'y',
        fl_mandatory: 'y',
        nm_file: 'surat permohonan.pdf',
        url_file: 'api/unduhan/1',
      },
      {
        id_permohonan_dokap: 91,
        id_permohonan: 4713,
        kd_dokap: 151,
        nama_dokap: 'Daftar Peti Kemas',
        isian1: 2,
        fl_file: 'n',
        fl_mandatory: 'Y',
      },
    ],
    masters: [],
    manifests: [
      {
        npwp: owner.npwp,
        id_rekon_manifes: 61,
        NM_PERUSAHAAN: 'PT Nusantara Jaya',
        no_bl: 4021877,
        tgl_bl: '2024-09-20 00:00:00',
        jn_perusahaan: 1,
        kd_tujuan: 2,
        wk_kirim: '2024-09-21 08:30:00',
        file_directory: 'api/berkas/rekon/',
        file: 'manifes #1 & 2?.csv',
      },
      {
        npwp: owner.npwp,
        id_rekon_manifes: '62',
        NM_PERUSAHAAN: null,
        no_bl: 'AWB-62',
        tgl_bl: '2024-09-22',
        jn_perusahaan: '9',
        kd_tujuan: '',
        wk_kirim: '',
        file_directory: null,
        file: '',
      },
    ],
    ppftz: [
      {
        username: 'budi',
        ...{ id_aju: 81, encoded_id: 'ODE=', no_aju: '02040000012320240924000045', NAMA_PENERIMA: 'Ratna' },
        ...{
          JNS_AJU: 1,
          KD_STATUS: 100,
          status: { ur_status: 'Perekaman' },
          no_daftar: null,
          tgl_daftar: '',
        },
      },
      {
        username: 'budi',
        ...{ id_aju: '82', no_aju: '02040000012320240924000046', NAMA_PENERIMA: null, JNS_AJU: '2' },
        ...{ KD_STATUS: '115', status: null, no_daftar: 77, tgl_daftar: '2024-09-25 00:00:00' },
        file_billing: 'billing.pdf',
      },
    ],
    ppftzGoods: [
      // Amounts as a database's decimals, a rate as a number, and a code that is none.
      {
        ...{
          id_aju: 82,
          ID_BARANG: 501,
          URAIAN_BARANG: 'Sepeda motor',
          JML_SATUAN: '1.00',
          JNS_SATUAN: 'NIU',
        },
        ...{ JML_KEMASAN: 1, JNS_KEMASAN: null, CIF: '15000000', HS_CODE: 87112019, TARIF_BM: 7.5 },
        ...{
          TARIF_PPN: '11.0',
          TARIF_PPH: 2.5,
          NILAI_BM: 1_125_000,
          NILAI_PPN: '1773750',
          NILAI_PPH: 403_125,
        },
      },
    ],
    ppftzContainers: [],
    ppftzPackagings: [{ id_aju: '82', ID_KEMASAN: 7, JML_KMS: 1, JNS_KMS: 'PK' }],
    reports: [],
    transits: [],
    carriers: [{ id: 3, nama_sarkut: 'KM KELUD' }, { nama_sarkut: 'MV DUMAI 5' }],
    letters: Array.from({ length: 4 }, (_, index) => ({
      npwp: owner.npwp,
      ID_SPPBMCP: 70 + index,
      NO_SPPBMCP_KOL: `KOL-${70 + index}`,
      TGL_SPPBMCP_KOL: '2024-09-20 00:00:00',
      JMLCN: '4',
      KD_BILLING: 620_240_920_000_070 + index,
      TOTAL: '1850000.00',
      TGL_JATUH_TEMPO: index === 3 ? null : '2024-10-20 00:00:00',
      lines: Array.from({ length: 4 }, (_, line) => ({
        ID_AJU: 4_021_870 + line,
        ID_PEMBERITAHU: 312_000_017_999_000,
        NO_SPPBMCP: `S-${line}`,
        TGL_SPPBMCP: '2024-09-20 00:00:00',
        TOTAL_BM: '75000.00',
        TOTAL_PPN: 110_000,
        TOTAL_PPH: null,
        TOTAL_PPNBM: '',
        TOTAL_TAGIHAN: '185000',
        NO_BARANG: `CN-${line}`,
        KD_JNS_PIBK: line === 1 ? '77' : 2,
      })),
    })),
    rows: [
      { id_permohonan_dokap_dtl: 17, dokap: 91, isian1: 'CSQU3054383', isian2: 20 },
      {
        id_permohonan_dokap_dtl: 18,
        dokap: 91,
        isian1: 'MSKU9070323',
        isian2: '45',
        nm_file: null,
        url_file: '',
      },
    ],
    files: new Map([
      [1, { name: 'surat permohonan.pdf', type: 'application/pdf', bytes: pdf }],
      [2, { name: 'manifes #1 & 2?.csv', type: 'text/csv; charset=utf-8', bytes: Buffer.from('no_bl') }],
    ]),
    next: () => {
      last += 1;
      return last;
    },
  };
}
