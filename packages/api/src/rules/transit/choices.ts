/** Kinds of transit requests (`jenisTransit`). */
export const transitKinds = { passenger: 'Barang Penumpang', courier: 'Barang Kiriman' } as const;

/** A kind of transit request as it travels. */
export type TransitKind = (typeof transitKinds)[keyof typeof transitKinds];

/** Identity types of the transit forms: words where other forms have codes. */
export const transitIdentityTypes = ['NPWP', 'KTP', 'Paspor', 'Lainnya'] as const;

/** Entry types (`jenisPemasukan`) with the label that each has. */
export const transitEntryTypes = {
  'Barang Bawaan Penumpang': 'Melalui Kawasan Bebas',
  'Barang Awak Sarana Pengangkut': 'Sementara',
} as const;

/** What goods are brought in for (`tujuanPemasukan`). The last one has a text of its own. */
export const transitPurposes = [
  'Transit',
  'Perbaikan/rekondisi/pengujian/kalibrasi',
  'Sewa menyewa',
  'Pameran/peragaan/demonstrasi',
  'Pertunjukan umum/olah raga/perlombaan',
  'Keperluan contoh/model',
  'Keperluan profesional/tenaga ahli',
  'Lainnya',
] as const;

/** The purpose that is said in words (`tujuanPemasukanLainnya`). */
export const otherPurpose = 'Lainnya';

/** Kinds of supporting documents (`jenisDokumen`). */
export const transitDocumentTypes = [
  'Invoice',
  'Packing List',
  'Purchase Order',
  'Kontrak',
  'Flyer',
  'Lainnya',
] as const;
