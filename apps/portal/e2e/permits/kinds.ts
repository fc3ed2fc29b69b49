/** A permit type, in the terms of the screen. */
export interface PermitKind {
  /** Search words for the type. */
  readonly words: string;
  readonly name: string;
  /** The extra choice of this type: the label of the group and one of its options. */
  readonly extra?: readonly [group: string, answer: string];
  /** Documents added to the required ones. */
  readonly added: readonly string[];
  /** Whether an officer rejects it at first, so that it is filed again. */
  readonly rejected?: true;
  /** Whether it is filed in the free-trade zone's pages. */
  readonly zone?: true;
}

/**
 * The types with special rules, and two plain ones. Together they use every control that a document can have: text,
 * number, code of digits, date, choice from a list, file, validity, and the four lists.
 */
export const permitKinds: readonly PermitKind[] = [
  {
    words: 'pembongkaran barang',
    name: 'Pembongkaran Barang di Luar Kawasan Pabean',
    extra: ['Jenis Pembongkaran', 'Ship to Ship'],
    added: [
      'Surat Kuasa',
      'Air Waybill (AWB)',
      'Denah Lokasi',
      'MSDS',
      'SKEP/KEP Penetapan TPS',
      'Surat Keterangan Pengangkut atau Agen',
      'Daftar Peti Kemas',
      'Dokumen Pendukung Lainnya',
    ],
  },
  {
    words: 'pembatalan pemberitahuan',
    name: 'Pembatalan Pemberitahuan Pabean',
    extra: ['Jenis Dokumen', 'PPFTZ-02'],
    added: ['PPFTZ-01', 'PPFTZ-02', 'PPFTZ-03', 'PIB (BC 2.0)', 'PEB (BC 3.0)', 'SPPB'],
  },
  {
    words: 'perubahan data pemberitahuan',
    name: 'Perubahan Data Pemberitahuan Pabean (PPFTZ)',
    extra: ['Jenis Dokumen', 'PIB'],
    added: ['Bill of Lading (B/L)'],
    rejected: true,
  },
  {
    words: 'pembatalan rksp',
    name: 'Pembatalan RKSP atau Manifes',
    extra: ['Dokumen yang Dibatalkan', 'Manifes Inward'],
    added: ['RKSP (BC 1.0)', 'Manifes Inward (BC 1.1)', 'Manifes Outward (BC 1.1)'],
    rejected: true,
    zone: true,
  },
  {
    words: 'nppbkc',
    name: 'Nomor Pokok Pengusaha Barang Kena Cukai (NPPBKC)',
    extra: ['Jenis Usaha', 'Penyalur MMEA'],
    added: [
      'Berita Acara Pemeriksaan Lokasi',
      'Pengesahan Badan Hukum (SK Kemenkumham)',
      'Surat Keterangan Domisili',
      'Daftar Dokumen Cukai (CK)',
      'Daftar Berita Acara (BA)',
    ],
  },
  { words: 'angkut lanjut', name: 'Angkut Lanjut dan Angkut Terus (BC 1.2)', added: [] },
  { words: 'no strip', name: 'Pengeluaran Peti Kemas Tanpa Stripping (No Strip)', added: [] },
];
