/**
 * Messages of pages about accounts or open to everybody, in Indonesian, the source language: one group for each page.
 * `{name}` is a placeholder. The pages of applications have theirs in `pages-id.ts`, so that neither kind loads the
 * other's messages.
 */
export const accountsId = {
  register: {
    /** Used where the server sends no message. */
    done: 'Pendaftaran berhasil. Silakan login.',
    lead: 'Akun untuk perusahaan Anda. Petugas memeriksa identitasnya; sementara itu Anda sudah dapat membuat permohonan.',
  },

  announcements: {
    lead: 'Kabar dari kantor untuk semua pengguna layanan.',
    loading: 'Memuat pengumuman',
    failed: 'Pengumuman tidak dapat dimuat',
    empty: 'Belum ada pengumuman',
    emptyText: 'Kabar dari kantor akan tampil di sini.',
  },

  licenceCheck: {
    lead: 'Ketik kode yang tercetak pada dokumen, atau pindai kode QR-nya.',
    back: 'Ke halaman utama portal',
    noCode: 'Alamat ini tidak memuat kode dokumen yang benar. Periksa kodenya di bawah.',
    notFound: 'Dokumen tidak ditemukan',
    failed: 'Dokumen belum dapat diperiksa',
    valid: 'Dokumen ini asli dan berlaku hari ini',
    validText: 'Cocokkan data berikut dengan dokumen yang Anda pegang.',
    notValid: 'Dokumen ini asli, tetapi tidak berlaku hari ini',
    notValidText: 'Kantor pernah menerbitkannya. Tanyakan statusnya kepada pemegangnya atau kantor.',
    number: 'Nomor persetujuan',
    date: 'Tanggal persetujuan',
    holder: 'Pemegang',
    code: 'Kode pemeriksaan',
  },

  performanceReport: {
    lead: 'Laporan kinerja kantor per tahun, sebagai PDF.',
    loading: 'Memuat laporan kinerja',
    failed: 'Laporan kinerja tidak dapat dimuat',
    empty: 'Belum ada laporan kinerja',
    emptyText: 'Laporan yang diterbitkan kantor akan tampil di sini.',
    year: 'Laporan Kinerja {year}',
    size: 'PDF, {size} Kb',
    download: 'Unduh Laporan Kinerja {year}',
    downloadShort: 'Unduh',
  },

  /** The second step of signing in. */
  twoFactor: {
    lead: 'Masuk sebagai {user}. Langkah kedua: kode dari ponsel Anda.',
    setupLead:
      'Masuk sebagai {user}. Akun ini memerlukan kode dari ponsel setiap kali masuk. Siapkan sekali saja.',
    backToLogin: 'Login dengan akun lain',
    key: 'Kunci untuk aplikasi autentikator',
    failed: 'Kode QR tidak dapat dimuat',
    scan: '1. Pindai kode QR',
    scanText:
      'Pakai aplikasi autentikator, misalnya Google Authenticator, Microsoft Authenticator, atau Aegis.',
    type: '2. Ketik kode yang tampil',
    typeHint: 'Aplikasi menampilkan 6 angka baru setiap 30 detik.',
    confirm: 'Konfirmasi',
    codesHeading: 'Simpan kode pemulihan',
    codesLead:
      'Bila ponsel Anda hilang, satu kode ini menggantikan kode dari aplikasi, masing-masing satu kali. Kode ini hanya ditampilkan sekarang.',
    goOn: 'Lanjutkan ke portal',
  },

  password: {
    resetLead: 'Kami mengirim tautan untuk membuat password baru ke email Anda.',
    updateLead: 'Setelah disimpan, semua sesi akun Anda diakhiri dan Anda masuk dengan password baru.',
    newLink: 'minta tautan baru',
    noLink: 'Tautan ini tidak lengkap',
    noLinkText: 'Buka lagi tautan dari email kami, atau minta tautan baru.',
    askForLink: 'Minta tautan baru',
    linkSpent: 'Tautan ini tidak berlaku lagi',
    linkSpentText: 'Tautan hanya dapat dipakai sekali, dalam 30 menit sejak dikirim. Minta tautan baru.',
    toLogin: 'Kembali ke login',
    changeLead: 'Semua sesi lain dari akun Anda diakhiri, dan kami mengirim pemberitahuan ke email Anda.',
    othersEnded: 'Sesi lain sudah diakhiri.',
  },

  profile: {
    lead: 'Data perusahaan Anda di kantor ini.',
    loading: 'Memuat profil',
    failed: 'Profil tidak dapat dimuat',
    identity: 'Identitas',
    waiting: 'Menunggu verifikasi kantor',
    waitingText: 'Kantor memeriksa nomor identitas Anda. Anda tetap dapat mengajukan permohonan.',
    npwpSaved: 'NPWP berhasil diubah dan menunggu verifikasi kantor.',
    unknown: 'Tidak tercatat',
    security: 'Keamanan',
    passwordText: 'Ganti password bila orang lain mungkin mengetahuinya.',
    changeNpwp: 'Ubah NPWP',
  },

  sessions: {
    heading: 'Sesi Anda',
    lead: 'Perangkat yang sedang masuk dengan akun ini. Keluarkan yang tidak Anda kenal, lalu ganti password.',
    device: 'Perangkat',
    unknownDevice: 'Perangkat tidak dikenal',
    state: 'Keadaan',
    address: 'Alamat IP',
    opened: 'Masuk',
    used: 'Terakhir dipakai',
    current: 'Sesi ini',
    end: 'Keluarkan',
    endOf: 'Keluarkan {device}, masuk {time}',
    ending: 'Mengeluarkan…',
    endTitle: 'Keluarkan perangkat',
    endQuestion: 'Perangkat itu langsung keluar dari portal. Isian yang belum disimpan di sana dapat hilang.',
    endOthers: 'Keluarkan semua yang lain',
    endOthersQuestion:
      'Semua perangkat lain langsung keluar dari portal. Isian yang belum disimpan di sana dapat hilang.',
    onlyThis: 'Tidak ada perangkat lain yang masuk dengan akun ini',
  },

  /** The account's second factor, in the profile. */
  ownTwoFactor: {
    on: 'Aktif',
    off: 'Tidak aktif',
    text: 'Selain password, portal meminta kode dari ponsel Anda setiap kali masuk. Orang yang tahu password Anda tetap tidak dapat masuk.',
    requiredText: 'Kantor mewajibkan kode dari ponsel Anda setiap kali masuk.',
    newCodes: 'Kode pemulihan baru…',
    switchOn: 'Aktifkan…',
    switchOff: 'Matikan…',
  },
};

/** The dictionary of pages about accounts in any language: every language has every key. */
export type AccountMessages = {
  readonly [Group in keyof typeof accountsId]: { readonly [Key in keyof (typeof accountsId)[Group]]: string };
};
