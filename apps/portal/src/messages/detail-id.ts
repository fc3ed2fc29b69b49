/**
 * Messages of an application's detail, in Indonesian, the source language. `{name}` is a placeholder. Separate from
 * `pages-id.ts`, because lists and forms need none of them.
 */
export const detailId = {
  applicationDetail: {
    number: 'No.',
    office: 'Kantor',
    approval: 'Persetujuan',
    back: 'Kembali',
    send: 'Kirim',
    loading: 'Memuat permohonan',
    failed: 'Permohonan tidak dapat dimuat',
    toList: 'Ke daftar pengajuan',
    loadingDokap: 'Memuat dokumen',
    dokapFailed: 'Dokumen tidak dapat dimuat',
    loadingRows: 'Memuat daftar',
    rowsFailed: 'Daftar tidak dapat dimuat',
    sentTitle: 'Hasil pengiriman',
    sentNext:
      'Kantor memeriksa permohonan ini. Statusnya terlihat di daftar, dan keputusannya diberitahukan lewat email.',
    mailToApplicant: 'Email pemberitahuan untuk pemohon',
    mailToOffice: 'Email pemberitahuan untuk petugas',
    documents: 'Dokumen pelengkap',
    addDokap: 'Tambah Dokap',
    noDocuments: 'Belum ada dokumen pelengkap',
    noDocumentsText: 'Dokumen yang Anda tambahkan akan tampil di sini.',
    documentName: 'Nama dokumen',
    documentNumber: 'Nomor',
    file: 'Berkas',
    mandatory: 'Wajib',
    validUntil: 'Berlaku s.d. {date}',
    declared: 'Jumlah {count}',
    rowsOf: '{count} dari {declared} baris',
    rows: '{count} baris',
    download: 'Unduh {name}',
    preview: 'Lihat {name}',
    noStripFile: 'format-no-strip.csv',
    fillList: 'Isi daftar',
    fillListOf: 'Isi daftar {name}',
    readList: 'Lihat daftar',
    readListOf: 'Lihat daftar {name}',
    fillIn: 'Isi',
    fillInOf: 'Isi {name}',
    unfilled: 'Belum diisi',
    noFile: 'Berkas belum diunggah',
    edit: 'Edit {name}',
    delete: 'Hapus {name}',
    deleteTitle: 'Hapus dokumen pelengkap',
    headerDone: 'Data permohonan lengkap',
    headerMissing: 'Data permohonan belum lengkap',
    documentsDone: '{count} dari {total} dokumen lengkap',
    next: 'Berikutnya: {lack}.',
    repair: 'Lengkapi',
    fixOf: 'Lengkapi {name}',
    facts: 'Data permohonan',
    editFacts: 'Ubah data',
    applicant: 'Pemohon',
    identity: 'Nomor {type}',
    history: 'Riwayat',
    created: 'Draf dibuat',
    sent: 'Dikirim',
    reason: 'Alasan: {reason}',
    afterRejection:
      'Tanyakan alasannya kepada kantor, lalu ajukan kembali: draf barunya memuat semua isian ini.',
    afterReason: 'Ajukan kembali, lalu perbaiki yang disebut di draf barunya, yang memuat semua isian ini.',
    officer: 'Petugas',
    officerWith: 'Petugas, NIP {nip}',
    sentToast: 'Permohonan {number} berhasil dikirim',
  },

  browseDetail: {
    toList: 'Ke Browse',
    officeDocuments: 'Dokumen petugas',
    noOfficeDocuments: 'Tidak ada dokumen petugas',
    noOfficeDocumentsText: 'Dokumen yang ditambahkan kantor akan tampil di sini.',
  },
};

/** The dictionary of details in any language: every language has every key. */
export type DetailMessages = {
  readonly [Group in keyof typeof detailId]: { readonly [Key in keyof (typeof detailId)[Group]]: string };
};
