/** Kinds of transit requests (`jenisTransit`). */
export const transitKinds = { passenger: 'Barang Penumpang', courier: 'Barang Kiriman' } as const;

/** A kind of transit request on the wire. */
export type TransitKind = (typeof transitKinds)[keyof typeof transitKinds];

/** Identity types of the transit forms: texts where other forms have codes. */
export const transitIdentityTypes = ['NPWP', 'KTP', 'Paspor', 'Lainnya'] as const;

/** Entry types (`jenisPemasukan`) with their labels. */
export const transitEntryTypes = {
  'Barang Bawaan Penumpang': 'Melalui Kawasan Bebas',
  'Barang Awak Sarana Pengangkut': 'Sementara',
} as const;

/** Purposes of bringing goods in (`tujuanPemasukan`). The last one needs a text. */
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

/** The purpose that needs a text (`tujuanPemasukanLainnya`). */
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
