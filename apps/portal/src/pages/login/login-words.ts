import { words } from '../../words.ts';

export const loginWords = words(
  {
    lead: 'Masuk dengan akun perusahaan Anda.',
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
  },
  {
    lead: "Sign in with your company's account.",
    submit: 'Login',
    busy: 'Checking…',
    forgot: 'Forgot password?',
    noAccount: 'No account yet?',
    register: 'Register',
    withoutAccount: 'without an account',
    transit: 'Transit goods report',
    transitHint: 'File one, or find it by its registration code',
    refusedHint: 'Check both, or reset your password.',
    waitHint: 'What you typed is still here. Wait {seconds} seconds, then press Login again.',
    retry: 'Try again',
    tfaTitle: 'This account uses two-step verification',
    tfaCode: 'The code step is not available in this portal yet. Ask the office for another way in.',
    tfaSetup:
      'Two-step verification of this account must be set up first, which this portal cannot do yet. Ask the office.',
  },
);
