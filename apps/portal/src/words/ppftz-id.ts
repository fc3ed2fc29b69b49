/** What the pages of PPFTZ records say, in Indonesian, the source language: one group for each page. */
export const ppftzId = {
  ppftzRecords: {
    number: 'No. Aju',
    searchIn: 'Cari nomor atau nama penerima',
    notesOf: 'Catatan petugas aju {number}',
    statusFilter: 'Semua status',
    kindFilter: 'Semua jenis aju',
  },
  recordingList: {
    lead: 'Aju yang sedang direkam atau dikembalikan untuk diperbaiki.',
    add: 'New Aju',
    loading: 'Memuat isian aju',
    failed: 'Isian aju tidak dapat dimuat',
    edit: 'Edit',
    editOf: 'Edit aju {number}',
    historyOf: 'Riwayat keputusan aju {number}',
    deleteOf: 'Hapus aju {number}',
    deleteTitle: 'Hapus aju ini?',
    deleteQuestion: 'Anda yakin akan menghapus nomor aju ini?',
    search: 'Cari aju yang direkam',
    empty: 'Belum ada aju yang direkam',
    emptyText: 'Pilih New Aju untuk membuat yang pertama.',
  },
  decisions: {
    heading: 'Riwayat keputusan',
    loading: 'Memuat riwayat keputusan',
    failed: 'Riwayat keputusan tidak dapat dimuat',
    none: 'Belum ada keputusan petugas.',
    officer: 'Nama petugas',
    decision: 'Keputusan',
    accepted: 'Setuju',
    start: 'Waktu mulai',
    end: 'Waktu selesai',
  },
  recordList: {
    lead: 'Aju yang sudah dikirim, beserta status dan catatan petugas.',
    registration: 'No. Daftar',
    kind: 'Jenis Pengajuan',
    detail: 'Detail aju',
    detailOf: 'Detail aju {number}',
    search: 'Cari aju yang dikirim',
    empty: 'Belum ada aju yang dikirim',
    emptyText: 'Aju tampil di sini setelah Anda mengirimnya dari Perekaman.',
  },
};

/** The dictionary of PPFTZ records in any language: every language has every key. */
export type PpftzWords = {
  readonly [Group in keyof typeof ppftzId]: { readonly [Key in keyof (typeof ppftzId)[Group]]: string };
};
