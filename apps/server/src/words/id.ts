/** Answers that only the server says: no portal carries them. The shared dictionary has all others. */
export const id = {
  accountDisabled: 'Akun ini dinonaktifkan oleh kantor. Hubungi {office}.',
  codeRefused: 'Kode OTP salah atau sudah dipakai. Masukkan kode terbaru dari aplikasi autentikator Anda.',
  recoveryCodeRefused: 'Kode pemulihan salah atau sudah dipakai. Masukkan kode lain dari daftar Anda.',
  secondStepEnded: 'Verifikasi dua langkah sudah berakhir. Silakan login kembali.',
  tooManyCodes: 'Kode salah {count} kali, sehingga verifikasi dihentikan. Silakan login kembali.',
  twoFactorIsOff: 'Verifikasi dua langkah akun ini belum aktif. Muat ulang halaman ini.',
  twoFactorIsOn: 'Verifikasi dua langkah akun ini sudah aktif. Muat ulang halaman ini.',
  twoFactorOff: 'Verifikasi dua langkah dimatikan',
  twoFactorRequired: 'Kantor mewajibkan verifikasi dua langkah, sehingga tidak dapat dimatikan.',
  passwordTooShortAlone:
    'Password Anda hanya cukup panjang beserta verifikasi dua langkah. Ganti dahulu dengan password minimal {min} karakter.',
  setupNotDue: 'Verifikasi dua langkah akun ini tidak sedang disiapkan. Silakan login kembali.',
  tooSlow:
    'Kiriman tidak selesai diterima dalam {seconds} detik. Periksa koneksi internet Anda, lalu coba lagi.',
  npwpClaimed: 'NPWP berhasil diubah dan menunggu verifikasi kantor.',
  npwpChanged: 'NPWP hanya dapat diubah satu kali. Hubungi {office} bila nomor itu keliru.',
  sessionsEnded: 'Sesi sudah diakhiri.',
  tooManyForMinutes: 'Terlalu banyak percobaan. Coba lagi dalam {minutes} menit.',
  storageQuota:
    'Berkas Anda sudah memakai {used} MB dari batas {max} MB, sehingga berkas ini ({size} Kb) tidak dapat disimpan. Hapus dokumen atau draf yang tidak diperlukan, lalu simpan lagi, atau hubungi kantor.',
  storageLow:
    'Ruang penyimpanan server tinggal {free} MB dan minimal {min} MB harus kosong, sehingga berkas tidak dapat disimpan. Isian tanpa berkas tetap dapat disimpan. Coba lagi nanti atau hubungi kantor.',
};
