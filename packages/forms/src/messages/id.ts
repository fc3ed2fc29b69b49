import { id as shared } from '@pabean/api/rules';
import { signInId } from './sign-in-id.ts';

/** The source dictionary of the forms. `{name}` is a placeholder. */
export const id = {
  ...signInId,
  draft: {
    heading: 'Ada draf yang belum disimpan, terakhir diubah {time}.',
    several: 'Ada {count} draf yang belum disimpan.',
    changed: 'Terakhir diubah {time}.',
    advice: 'Pulihkan untuk melanjutkan, atau buang untuk mulai dari awal.',
    lacksFile: 'Berkas yang dipilih tidak ikut tersimpan, pilih lagi setelah memulihkan.',
    restore: 'Pulihkan draf',
    discard: 'Buang draf',
    saved: 'Draf tersimpan di perangkat ini {time}',
  },
  permitHeader: {
    permit: 'Identitas perizinan',
    applicant: 'Identitas pemohon',
    permitTypeHint: 'Ketik kata dari namanya, misalnya “luar kawasan”, lalu pilih.',
    numberHint: 'Nomor surat permohonan dari perusahaan Anda.',
    back: 'Kembali',
    openProfile: 'Buka profil',
  },
  captcha: {
    start: 'Saya bukan robot',
    hint: 'Tekan tombolnya. Perangkat Anda mengerjakan sebuah hitungan; Anda tidak perlu menjawab apa pun.',
    working: 'Memverifikasi…',
    solved: 'Terverifikasi',
    solvedText: 'Verifikasi selesai. Anda dapat mengirim formulir ini.',
    expired: 'Verifikasi sudah kedaluwarsa.',
    failed: 'Verifikasi tidak berhasil.',
    again: 'Verifikasi lagi',
  },
  dokap: {
    add: 'Tambah Dokap',
    chooseType: 'Pilih jenis dokumen',
    noReferences: 'Pilihan {label} tidak dapat dimuat',
  },
  containers: {
    about: '{thing} · jumlah kontainer {count}',
    inRow: '{label} baris {row}',
    line: 'Baris {row}: {message}',
  },
  rows: {
    about: '{thing} · {count} dari {declared} baris',
    none: 'Belum ada baris.',
    full: 'Semua {declared} baris sudah terisi. Hapus satu baris untuk menggantinya.',
    delete: 'Hapus {name}',
    confirm: 'Hapus',
  },
  noStrip: {
    entry: 'PPFTZ {ppftz}, {ppftzDate} · BC 1.1 {bc11}, {bc11Date} · Pos {position}',
  },
  registration: {
    required: 'Semua isian wajib diisi, kecuali yang bertanda opsional.',
    incomplete: 'Mohon Isi dengan Lengkap',
    company: 'Identitas perusahaan',
    person: 'Identitas pendaftar',
    account: 'Akun',
    attachments: 'Lampiran',
    npwp: 'NPWP',
    ktp: 'KTP',
    passport: 'Paspor',
    other: 'Lainnya',
    chooseAccess: 'Pilih jenis akses',
    usernameHint: 'Dipakai untuk login: 3 sampai 32 huruf a–z, angka, titik, tanda hubung, atau garis bawah.',
    passwordHint: 'Paling sedikit {min} karakter, misalnya beberapa kata yang hanya Anda ketahui.',
    chooseAgain: 'Pilih lagi berkas {name}',
    submit: 'Daftar',
    submitting: 'Mendaftarkan…',
    sendingFiles: 'Mengirim {count} berkas',
    back: 'Kembali',
  },
  send: {
    heading: 'Kirim permohonan',
    declaration:
      'Saya menyatakan bahwa data yang disampaikan adalah benar dan saya bertanggungjawab atas kebenaran data/dokumen yang disampaikan',
    disclaimer: shared.answers.disclaimer,
    send: 'Kirim',
    sending: 'Mengirim…',
    confirmHeading: 'Kirim data',
    confirmQuestion: 'Anda yakin akan mengirim data ini?',
    incomplete: 'Permohonan belum lengkap. Isi yang berikut sebelum mengirim:',
    missingHeading: 'Hasil Validasi',
    missingAdvice: 'Permohonan belum dikirim. Lengkapi yang berikut, lalu kirim lagi.',
    complete: 'Lengkapi',
  },
  otp: {
    verify: 'Verifikasi',
    hint: 'Buka aplikasi autentikator di ponsel Anda, lalu ketik 6 angka yang tampil untuk portal ini.',
    length: 'Kode OTP terdiri dari 6 angka.',
    useRecovery: 'Pakai kode pemulihan',
    useApp: 'Pakai kode dari aplikasi',
    recoveryHint: 'Satu kode dari daftar yang Anda simpan. Setiap kode berlaku satu kali.',
    waitHint: 'Tunggu {seconds} detik sebelum mengetik kode berikutnya.',
  },
  authenticatorKey: {
    qrCode: 'Kode QR untuk aplikasi autentikator',
    secret: 'Tidak dapat memindai? Ketik kunci ini di aplikasi:',
  },
  recoveryCodes: {
    list: 'Kode pemulihan untuk {user}',
    copy: 'Salin semua',
    copied: 'Kode pemulihan disalin',
    notCopied: 'Peramban tidak mengizinkan penyalinan. Salin sendiri kode yang sudah dipilih.',
    print: 'Cetak',
    printed:
      'Kode pemulihan akun {user}, portal {office}. Setiap kode berlaku satu kali. Simpan di tempat aman.',
    kept: 'Saya sudah menyimpan kode ini',
    keptRequired: 'Simpan kode pemulihan dahulu, lalu centang.',
    goOn: 'Lanjutkan',
  },
};

/** The shape of the forms' dictionary: every language has every key. */
export type FormMessages = {
  readonly [Group in keyof typeof id]: { readonly [Key in keyof (typeof id)[Group]]: string };
};
