/**
 * What the pages of applications and records say, in Indonesian, the source language: one group for each page. `{name}` is a
 * placeholder. Everything else that the portal says stands in `id.ts`.
 */
export const pagesId = {
  dashboard: {
    morning: 'Selamat pagi, {name}',
    noon: 'Selamat siang, {name}',
    afternoon: 'Selamat sore, {name}',
    evening: 'Selamat malam, {name}',
    action: 'Perlu tindakan Anda',
    all: 'Lihat semua pengajuan',
    resume: 'Lanjutkan',
    resumeThis: 'Lanjutkan {number}',
    nothing: 'Tidak ada draf yang menunggu Anda',
    nothingText: 'Permohonan baru dimulai dari data permohonannya.',
    loading: 'Memuat draf',
    failed: 'Draf Anda tidak dapat dimuat',
    start: 'Mulai',
    newApplication: 'Buat permohonan izin',
    report: 'Upload laporan',
    reconciliation: 'Rekonsiliasi manifes',
    recording: 'Rekam PPFTZ',
    ppftzList: 'Browse PPFTZ',
    npwp: 'NPWP 16 digit',
    npwpText:
      'Mulai 1 Januari 2024, layanan kepabeanan memakai NPWP 16 digit sesuai peraturan perpajakan. Perbarui NPWP akun Anda agar permohonan dapat disimpan.',
    how: 'Cara mengubah NPWP',
    step1: 'Buka menu akun di kanan atas, lalu pilih Profile.',
    step2: 'Periksa data perusahaan Anda.',
    step3: 'Klik Ubah NPWP.',
    step4: 'Isi NPWP 16 digit.',
    step5: 'Klik Save.',
    openProfile: 'Buka Profile',
  },

  applicationList: {
    lead: 'Permohonan izin yang Anda buat. Draf dapat diubah sampai dikirim.',
    add: 'Tambah Pengajuan',
    tabs: 'Saring menurut status',
    all: 'Semua',
    draft: 'Draf',
    process: 'Dalam proses',
    approved: 'Disetujui',
    rejected: 'Ditolak',
    search: 'Cari pengajuan',
    searchIn: 'Cari nomor, perusahaan, jenis izin',
    lacksOlder: 'Daftar ini memuat {count} pengajuan terbaru',
    lacksOlderText:
      'Untuk menemukan yang lebih lama, ketik nomor, perusahaan, atau jenis izin di kolom pencarian.',
    number: 'No. permohonan',
    company: 'Nama perusahaan',
    permitType: 'Jenis izin',
    status: 'Status',
    detail: 'Detail',
    detailOf: 'Detail permohonan {number}',
    deleteOf: 'Hapus permohonan {number}',
    deleteTitle: 'Hapus data permohonan',
    empty: 'Belum ada pengajuan',
    emptyText: 'Permohonan yang Anda buat akan tampil di sini.',
  },

  /** A form that is on its way. */
  form: {
    loading: 'Memuat formulir',
    failed: 'Formulir tidak dapat dimuat',
  },

  applicationForm: {
    crumb: 'Baru',
    lead: 'Semua isian wajib diisi. Setelah disimpan, Anda dapat menambahkan dokumen pelengkap.',
    safe: 'Isian yang belum disimpan tetap ada sebagai draf di perangkat ini.',
  },
};

/** The pages' dictionary in any language: every language has every key. */
export type PageWords = {
  readonly [Group in keyof typeof pagesId]: { readonly [Key in keyof (typeof pagesId)[Group]]: string };
};
