/**
 * Messages that only a server sends, in Indonesian; a portal does not load them. They are here so that an office's file
 * can replace them. All others are in the shared dictionary.
 */
export const serverAnswersId = {
  notDraft: 'Permohonan sudah dikirim, sehingga tidak dapat diubah atau dihapus.',
  changedElsewhere:
    'Data ini sudah diubah di tempat lain setelah Anda membukanya, sehingga belum disimpan. Muat data terbaru, lalu putuskan mana yang dipakai.',
  changedBeforeSending:
    'Permohonan ini diubah di tempat lain setelah Anda membukanya, sehingga belum dikirim. Tutup, periksa isinya, lalu kirim lagi.',
  mandatoryDokap: 'Dokumen wajib tidak dapat dihapus. Anda dapat mengubah isinya.',
  dokapNotAllowed: 'Dokumen ini tidak termasuk dokumen pelengkap jenis izin tersebut.',
  draftLimit: 'Jumlah draf sudah mencapai batas {max}. Kirim atau hapus draf lama terlebih dahulu.',
  keptDokapLimit:
    'Dokumen tersimpan sudah mencapai batas {max}. Hapus yang tidak dipakai lagi, lalu simpan kembali.',
  notRejected: 'Hanya permohonan yang ditolak yang dapat diajukan kembali.',
  invalid: 'Ada isian yang perlu diperbaiki.',
  badRequest: 'Permintaan tidak dapat dibaca.',
  unsupportedMediaType: 'Permintaan harus berupa JSON.',
  tooLarge: 'Kiriman terlalu besar.',
  uploadTooLarge: 'Berkas berukuran sekitar {size} Kb, max. {max} Kb. Pilih berkas yang lebih kecil.',
  tooManyRequests: 'Terlalu banyak percobaan. Coba lagi dalam {seconds} detik.',
  tooManyUnlessCaptcha:
    'Terlalu banyak percobaan. Coba lagi dalam {seconds} detik, atau selesaikan verifikasi untuk mencoba sekarang.',
  busy: 'Server sedang sibuk. Coba lagi dalam {seconds} detik.',
  tooManyAtOnce:
    'Permintaan seperti ini dari akun atau jaringan Anda masih banyak yang dikerjakan. Coba lagi dalam {seconds} detik.',
  filesAway:
    'Penyimpanan berkas sedang tidak dapat dihubungi, sehingga berkas tidak dapat dibuka atau disimpan. Data Anda tidak berubah. Coba lagi dalam {seconds} detik.',
  scannerAway:
    'Pemeriksa virus sedang tidak dapat dihubungi, sehingga berkas belum dapat diterima. Isian Anda tidak hilang. Coba lagi beberapa menit lagi.',
  fileChecking: 'Berkas ini sedang diperiksa dari virus. Coba buka lagi beberapa menit lagi.',
  storageFull:
    'Penyimpanan server penuh, sehingga perubahan tidak dapat disimpan. Data Anda tidak berubah. Coba lagi nanti atau hubungi kantor.',
  idempotencyRunning: 'Kiriman yang sama sedang diproses. Tunggu sebentar.',
  idempotencyMismatch: 'Kunci kiriman sudah dipakai untuk isi yang berbeda.',
  serverError:
    'Terjadi kesalahan di server. Data Anda tidak berubah. Sebutkan nomor {incident} bila melapor.',
  methodNotAllowed: 'Metode tidak tersedia untuk alamat ini.',
  otherHost: 'Portal ini tidak ada di alamat yang Anda buka. Buka {url}.',
  saved: 'Berhasil menyimpan',
  reportSent: 'Laporan berhasil dikirim. Kantor akan memeriksanya.',
  reportSentBefore:
    'Berkas yang sama sudah dikirim untuk periode ini. Buka Browse Upload Laporan untuk melihatnya.',
  reportRefused: '{count} kesalahan di berkas ini. Perbaiki berkasnya, lalu kirim lagi.',
  manifestSentBefore:
    'Berkas yang sama sudah dikirim untuk nomor dan tanggal ini. Buka Browse Rekonsiliasi untuk melihatnya.',
  manifestSent: 'Manifes berhasil dikirim. Kantor akan mencocokkannya.',
  ppftzCreated: 'Berhasil membuat aju baru',
  notRecording: 'Aju ini sudah dikirim, sehingga tidak dapat dihapus.',
  notRecorded: 'Aju ini sudah dikirim, sehingga tidak dapat diubah.',
  ppftzChangedBeforeSending:
    'Aju ini diubah di tempat lain setelah Anda membukanya, sehingga belum dikirim. Muat data terbaru, periksa isinya, lalu kirim lagi.',
  ppftzRefused: 'Aju belum lengkap.',
  ppftzSent: 'Aju berhasil dikirim',
  fileUploaded: 'Berhasil meng-upload dokumen',
  packagingExists: 'Aju ini sudah memiliki kemasan. Ubah kemasan itu.',
  paymentSaved: 'Berhasil Menyimpan',
  notAwaitingPayment: 'Aju ini tidak sedang menunggu pembayaran, sehingga bukti bayar tidak dapat direkam.',
  answered: 'Jawaban sudah dikirim ke petugas.',
  questionClosed: 'Petugas sudah melanjutkan, sehingga pertanyaan ini tidak dapat dijawab lagi.',
  ntpnTaken: 'Nomor NTPN ini sudah dipakai. Periksa nomor pada bukti bayar Anda.',
  responseNotYet: 'Dokumen respon ini belum tersedia pada status aju saat ini.',
  recordingLimit:
    'Jumlah aju yang belum dikirim sudah mencapai batas {max}. Kirim atau hapus aju lama terlebih dahulu.',
  deleted: 'Data berhasil dihapus',
  sent: 'Permohonan berhasil dikirim',
  copied: 'Data permohonan disalin ke draf baru',
  noted: 'Tercatat',
  registered: 'Pendaftaran berhasil. Akun Anda sudah dapat dipakai untuk login.',
  transitFiled:
    'Permohonan transit diterima. Simpan kode registrasinya dan tunjukkan kepada petugas Bea dan Cukai di terminal kedatangan.',
  transitUnknown:
    'Tidak ada permohonan dengan kode registrasi ini. Periksa lagi kodenya; permohonan disimpan {days} hari sejak diajukan.',
  carrierAdded: 'Data Berhasil Disimpan',
  mailQueued: 'Email pemberitahuan sudah dijadwalkan',
  incomplete: 'Permohonan belum lengkap.',
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
  licenceUndecided:
    'Izin ini belum dapat dicetak karena permohonannya belum disetujui. Ikuti statusnya di halaman permohonan.',
  licenceNotPrinted:
    'Izin ini tidak dicetak dari portal, menurut jenis dan keputusannya. Tanyakan dokumennya kepada {office}.',
  licenceStored:
    'Keputusan izin ini disimpan kantor sebagai berkas. Unduh berkas itu dari halaman permohonan.',
  licenceUnknown:
    'Tidak ada dokumen dengan kode ini. Bandingkan lagi dengan kode yang tercetak. Bila kodenya sama, tanyakan kepada {office}.',
  storageLow:
    'Ruang penyimpanan server tinggal {free} MB dan minimal {min} MB harus kosong, sehingga berkas tidak dapat disimpan. Isian tanpa berkas tetap dapat disimpan. Coba lagi nanti atau hubungi kantor.',
};
