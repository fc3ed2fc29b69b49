/**
 * Messages of the portal before signing in and around every page, in Indonesian, the source language. The pages behind
 * the login have theirs in `pages-id.ts`; the server, the design system and the forms have separate dictionaries.
 * `{name}` is a placeholder.
 */
export const id = {
  common: {
    downloadFailed: 'Berkas tidak dapat diunduh',
    delete: 'Hapus',
    deleting: 'Menghapus…',
    deleteQuestion: 'Anda yakin akan menghapus data ini?',
    date: 'Tanggal',
    received: 'Diterima {time}',
    toDashboard: 'Ke Dashboard',
    toLogin: 'Ke Login',
  },

  /** Titles of pages and labels of the sidebar, as documented. */
  titles: {
    dashboard: 'Dashboard',
    changePassword: 'Ganti password',
    profile: 'Profile',
    permits: 'Perizinan',
    applications: 'Pengajuan',
    applicationForm: 'Form Header Perijinan',
    applicationEdit: 'Ubah data permohonan',
    applicationDetail: 'Detail permohonan',
    upload: 'Upload',
    reportUpload: 'Upload Laporan',
    reportList: 'Browse Upload Laporan',
    browse: 'Browse',
    ftzBrowse: 'Browse FTZ',
    ftz: 'Pengajuan FTZ',
    ftzForm: 'Form Header FTZ',
    reconciliation: 'Rekonsiliasi Manifes',
    reconciliationList: 'Browse BL/AWB',
    reconciliationForm: 'Tambah File',
    releaseLetters: 'SPPBMCP',
    releaseLetterList: 'Browse SPPBMCP',
    ppftz: 'PPFTZ Manual',
    ppftzRecording: 'Perekaman',
    ppftzList: 'Browse PPFTZ Manual',
    ppftzDetail: 'Detail PPFTZ',
    login: 'Login',
    register: 'Daftar',
    resetPassword: 'Lupa password',
    updatePassword: 'Buat password baru',
    transitMenu: 'Laporan barang transit',
    transitForm: 'Form Pembawaan Barang Asal TLDDP',
    transitCourierForm: 'Perizinan Barang Transit, Barang Kiriman',
    transitResult: 'Kode registrasi',
    announcement: 'Pengumuman',
    tfaSetup: 'Siapkan verifikasi dua langkah',
    tfaVerify: 'Verifikasi dua langkah',
    performanceReport: 'Laporan kinerja tahunan',
    licenceCheck: 'Periksa keaslian dokumen',
    unauthorized: 'Akses ditolak',
    notFound: 'Halaman tidak ditemukan',
  },

  shell: {
    changePassword: 'Change Password',
    logout: 'Logout',
    account: 'Akun {user}',
    display: 'Tampilan: tema, kerapatan, dan bahasa',
    theme: 'Tema',
    system: 'Ikuti perangkat',
    light: 'Terang',
    dark: 'Gelap',
    contrast: 'Kontras tinggi',
    density: 'Kerapatan baris',
    comfortable: 'Lapang',
    compact: 'Rapat',
    language: 'Bahasa',
    leaveTitle: 'Perubahan belum disimpan',
    leaveText:
      'Isian di halaman ini belum dikirim ke server. Bila Anda pergi, isian itu tetap sebagai draf di perangkat ini.',
    logoutText:
      'Logout menghapus isian yang belum disimpan dari perangkat ini, termasuk semua draf Anda, karena perangkat ini dapat dipakai orang lain. Simpan dahulu bila masih Anda perlukan.',
    stay: 'Tetap di sini',
    leave: 'Tinggalkan',
    sessionEnding: 'Sesi Anda segera berakhir',
    failedTitle: 'Halaman tidak dapat dibuka',
    signInAgain: 'Masuk lagi',
    failedText:
      'Server tidak dapat dihubungi, atau portal baru saja diperbarui. Periksa koneksi internet Anda, lalu coba lagi. Isian Anda tersimpan sebagai draf di perangkat ini.',
  },

  login: {
    lead: 'Masuk dengan akun perusahaan Anda.',
    forgot: 'Lupa password?',
    noAccount: 'Belum punya akun?',
    withoutAccount: 'tanpa akun',
    transitHint: 'Ajukan atau cari dengan kode registrasi',
    stepLost:
      'Halaman dimuat ulang atau dibuka tanpa login, sehingga password Anda tidak tersimpan lagi. Login kembali untuk melanjutkan verifikasi dua langkah.',
    stepExpired: 'Waktu verifikasi dua langkah habis setelah 5 menit. Login kembali untuk melanjutkan.',
  },

  /** Pages that are planned. */
  soon: {
    heading: 'Halaman ini belum tersedia di portal ini',
    text: 'Hubungi kantor untuk layanan ini.',
  },

  unauthorized: {
    account: 'Akun {user} tidak berhak membuka halaman itu',
    visitor: 'Halaman itu hanya untuk akun tertentu',
    text: 'Menu menampilkan semua yang dapat Anda buka. Hubungi kantor bila Anda memerlukan akses lain.',
    visitorText: 'Masuk dengan akun yang berhak.',
  },
};

/** The portal's dictionary in any language: every language has every key. */
export type AppMessages = {
  readonly [Group in keyof typeof id]: { readonly [Key in keyof (typeof id)[Group]]: string };
};

/** The key of a page's title. */
export type TitleKey = keyof AppMessages['titles'];
