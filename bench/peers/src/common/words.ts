/** The texts of the list. */
export const listWords = {
  title: 'Pengajuan',
  add: 'Tambah Pengajuan',
  search: 'Cari pengajuan',
  searchIn: 'Cari nomor, perusahaan, jenis izin',
  filter: 'Saring menurut status',
  actions: 'Tindakan',
  detail: 'Detail',
  pages: 'Halaman',
  previous: 'Sebelumnya',
  next: 'Berikutnya',
} as const;

/** The texts of the form. */
export const formWords = {
  title: 'Form Header Perijinan',
  lead: 'Semua isian wajib diisi. Setelah disimpan, Anda dapat menambahkan dokumen pelengkap.',
  permit: 'Identitas perizinan',
  applicant: 'Identitas pemohon',
  permitTypeHint: 'Ketik kata dari namanya, misalnya “pembatalan”, lalu pilih.',
  numberHint: 'Nomor surat permohonan dari perusahaan Anda.',
  calendar: 'Pilih tanggal',
  office: 'Kantor',
  officeName: '020400 – KPU Bea dan Cukai Tipe B Batam',
  problems: 'Perbaiki isian berikut',
  save: 'Simpan',
  back: 'Kembali',
} as const;

/** The accessible name of a row's link to its detail. */
export const detailOf = (number: string) => `Detail permohonan ${number}`;

/** The accessible name of a row's button that deletes it. */
export const deleteOf = (number: string) => `Hapus permohonan ${number}`;
