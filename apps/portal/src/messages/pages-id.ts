/**
 * Messages of the pages of applications and records, in Indonesian, the source language: one group for each page.
 * `{name}` is a placeholder. The portal's other messages are in `id.ts`.
 */
export const pagesId = {
  preview: { loading: 'Memuat berkas' },
  /** The next step of a record: on the dashboard, in lists, and above the record. */
  nextStep: {
    correct: 'Perbaiki',
    pay: 'Bayar',
    payWith: 'Bayar dengan kode {code}',
  },
  question: {
    asked: 'Petugas menanyakan sesuatu',
    answer: 'Jawab',
    answered: 'Jawaban Anda sudah terkirim; petugas belum melanjutkan',
    answerMore: 'Tambah jawaban',
    inRow: 'Petugas menanyakan: {question}',
    loading: 'Memuat isian jawaban',
    failed: 'Isian jawaban tidak dapat dimuat',
    askedAt: 'Petugas bertanya',
    answeredAt: 'Perusahaan menjawab',
    isQuestion: 'Pertanyaan',
    isAnswer: 'Jawaban',
  },
  dashboard: {
    morning: 'Selamat pagi, {name}',
    noon: 'Selamat siang, {name}',
    afternoon: 'Selamat sore, {name}',
    evening: 'Selamat malam, {name}',
    action: 'Perlu tindakan Anda',
    underWay: 'Sedang diproses',
    decided: 'Baru diputus',
    waysIn: 'Daftar lengkap',
    wayTo: '{label} ({count})',
    ppftzWay: 'PPFTZ {status}',
    resume: 'Lanjutkan',
    actionOn: '{action} {number}',
    nothing: 'Tidak ada yang menunggu tindakan Anda',
    nothingText: 'Yang dikembalikan kantor, yang harus dibayar, dan draf Anda tampil di sini.',
    loading: 'Memuat tugas',
    failed: 'Tugas Anda tidak dapat dimuat',
    start: 'Mulai',
    newApplication: 'Buat permohonan izin',
    report: 'Upload laporan',
    reconciliation: 'Rekonsiliasi manifes',
    recording: 'Rekam PPFTZ',
    ppftzList: 'Browse PPFTZ',
    npwp: 'NPWP 16 digit',
    npwpText: 'Mulai 1 Januari 2024, layanan kepabeanan memakai NPWP 16 digit sesuai peraturan perpajakan.',
    npwpToDo: 'Perbarui NPWP akun Anda agar permohonan dapat disimpan.',
    npwpDone: 'NPWP akun Anda sudah 16 digit: {npwp}. Tidak ada yang perlu Anda ubah.',
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
    unknown: 'Status lain',
    search: 'Cari pengajuan',
    searchIn: 'Cari nomor, perusahaan, jenis izin',
    lacksOlder: 'Daftar ini memuat {count} pengajuan terbaru',
    lacksOlderText:
      'Untuk menemukan yang lebih lama, ketik nomor, perusahaan, atau jenis izin di kolom pencarian.',
    number: 'No. permohonan',
    createdAt: 'Dibuat {time}',
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

  /** Filing a rejected application again, from the list and both details. */
  refile: {
    refile: 'Ajukan Kembali',
    refiling: 'Menyalin {number}…',
    title: 'Ajukan kembali data permohonan',
    question: 'Anda yakin akan kembali mengajukan data permohonan ini?',
    done: 'Permohonan disalin ke draf baru',
    omitted: 'Sebagian dokumen tidak disalin',
    omittedText: 'Jenis izin ini tidak lagi memakai dokumen berikut.',
    open: 'Buka draf',
  },

  /** Creating a draft from an earlier application. */
  copy: {
    copy: 'Salin',
    title: 'Salin sebagai permohonan baru',
    about: 'Data permohonan ikut disalin. Pilih dokumen yang ikut disalin beserta isinya.',
    headerOnly: 'Permohonan ini tidak memiliki dokumen yang terisi, sehingga hanya datanya yang disalin.',
    all: 'Semua dokumen',
    confirm: 'Salin dengan {count} dokumen',
    copying: 'Permohonan {number} sedang disalin…',
    done: 'Permohonan disalin. Periksa nomor dan tanggalnya, lalu simpan.',
    notCopied: 'Permohonan belum disalin',
    loading: 'Memuat dokumen permohonan',
    failed: 'Dokumen permohonan tidak dapat dimuat',
  },

  officeNotes: {
    title: 'Catatan petugas',
    loading: 'Memuat catatan petugas',
    failed: 'Catatan petugas tidak dapat dimuat',
    none: 'Belum ada catatan petugas.',
  },

  browseList: {
    lead: 'Permohonan yang sudah dikirim, beserta persetujuan dan catatan petugas.',
    application: 'Permohonan',
    approval: 'No. persetujuan',
    inspection: 'Pemeriksaan',
    inspected: 'Diperiksa',
    notInspected: 'Tidak diperiksa',
    allTypes: 'Semua jenis izin',
    notesOf: 'Catatan petugas permohonan {number}',
    refileOf: 'Ajukan kembali permohonan {number}',
    search: 'Cari permohonan',
    searchIn: 'Cari nomor, perusahaan, persetujuan',
    empty: 'Belum ada permohonan yang dikirim',
    emptyText: 'Permohonan tampil di sini setelah Anda mengirimnya dari {list}.',
  },

  /** Sending a form. */
  form: {
    loading: 'Memuat formulir',
    failed: 'Formulir tidak dapat dimuat',
  },

  applicationForm: {
    crumb: 'Baru',
    lead: 'Semua isian wajib diisi. Setelah disimpan, Anda dapat menambahkan dokumen pelengkap.',
    safe: 'Isian yang belum disimpan tetap ada sebagai draf di perangkat ini.',
    editLead: 'Jenis izin hanya dapat diubah selama belum ada dokumen yang diisi.',
    sent: 'Permohonan ini sudah dikirim',
    sentText: 'Datanya tidak dapat diubah lagi. Anda tetap dapat membacanya.',
    open: 'Buka detail permohonan',
  },

  reconciliationList: {
    lead: 'BL/AWB yang dikirim perusahaan Anda untuk dicocokkan oleh kantor.',
    company: 'Perusahaan',
    number: 'No. BL/AWB',
    date: 'Tgl. BL/AWB',
    sender: 'Jenis pengirim',
    kind: 'Jenis dokumen',
    sentAt: 'Waktu kirim',
    download: 'Unduh berkas',
    downloadOf: 'Unduh berkas BL/AWB {number}',
    search: 'Cari BL/AWB',
    searchIn: 'Cari nomor, tanggal, perusahaan',
    lacksOlder: 'Daftar ini memuat {count} BL/AWB terbaru',
    lacksOlderText:
      'Untuk menemukan yang lebih lama, ketik nomor, tanggal, atau perusahaan di kolom pencarian.',
    empty: 'Belum ada BL/AWB yang dikirim',
    emptyText: 'BL/AWB tampil di sini setelah Anda mengirimnya dengan Tambah File.',
  },

  reconciliationForm: {
    lead: 'Semua isian wajib diisi. Kantor mencocokkan BL/AWB ini dengan manifes.',
  },
};

/** The pages' dictionary in any language: every language has every key. */
export type PageMessages = {
  readonly [Group in keyof typeof pagesId]: { readonly [Key in keyof (typeof pagesId)[Group]]: string };
};
