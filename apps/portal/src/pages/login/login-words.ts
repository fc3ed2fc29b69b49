import { words } from '../../words.ts';

/** Everything that the login says. */
export const loginWords = words('login', {
  title: 'Login',
  lead: 'Masuk dengan akun perusahaan Anda.',
  /** From here to `signedOut`: as the dictionary says it that client and server share. */
  username: 'Username',
  password: 'Password',
  required: 'Kolom {label} belum diisi',
  network: 'Server tidak dapat dihubungi. Periksa koneksi internet Anda, lalu coba lagi.',
  unexpected: 'Terjadi kesalahan yang tidak terduga. Muat ulang halaman ini, lalu coba lagi.',
  unauthenticated: 'Sesi Anda telah berakhir. Silakan login kembali.',
  signedOut: 'Anda sudah logout.',
  submit: 'Login',
  busy: 'Memeriksa…',
  forgot: 'Lupa password?',
  noAccount: 'Belum punya akun?',
  register: 'Daftar',
  withoutAccount: 'tanpa akun',
  transit: 'Laporan barang transit',
  transitHint: 'Ajukan atau cari dengan kode registrasi',
  refusedHint: 'Periksa kembali, atau atur ulang password Anda.',
  waitHint: 'Isian Anda tetap ada. Tunggu {seconds} detik, lalu tekan Login lagi.',
  retry: 'Coba lagi',
  tfaTitle: 'Akun ini memakai verifikasi dua langkah',
  tfaCode: 'Langkah kode belum tersedia di portal ini. Hubungi kantor untuk masuk dengan cara lain.',
  tfaSetup:
    'Verifikasi dua langkah akun ini harus disiapkan dahulu, dan itu belum tersedia di portal ini. Hubungi kantor.',
});
