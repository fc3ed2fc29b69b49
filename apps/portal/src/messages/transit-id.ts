/** Messages of the pages of transit requests, in Indonesian, the source language: one group for each page. */
export const transitId = {
  menu: {
    lead: 'Untuk penumpang dan awak sarana pengangkut yang membawa barang asal TLDDP, tanpa akun.',
    search: 'Cari Permohonan',
    searchText: 'Dengan kode registrasi Anda melihat dan mengunduh permohonan yang sudah diajukan.',
    request: 'Permohonan barang transit',
    apply: 'Ajukan Permohonan',
    passenger: 'Barang Bawaan Penumpang',
    courier: 'Barang Kiriman',
    soon: 'COMING SOON',
    soonReason: 'Belum dibuka dari menu ini. Perusahaan kurir memakai alamat yang diberikan kantor.',
  },
  form: {
    listsFailed: 'Daftar pilihan tidak dapat dimuat',
    listsFailedText:
      'Pelabuhan, sarana pengangkut, atau satuan belum dapat dipilih. Isian lain tetap dapat diisi.',
  },
  result: {
    loading: 'Memuat kode registrasi',
    failed: 'Kode registrasi tidak dapat dimuat',
    notKept: 'Peramban ini tidak mau menyimpan kode. Catat atau cetak kode Anda.',
    toMenu: 'Ke menu transit',
  },
};

/** The dictionary of transit requests in any language: every language has every key. */
export type TransitMessages = {
  readonly [Group in keyof typeof transitId]: { readonly [Key in keyof (typeof transitId)[Group]]: string };
};
