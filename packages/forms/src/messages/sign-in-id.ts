/** The messages of the login form: a separate module, so that the login does not load those of all other forms. */
export const signInId = {
  form: {
    /** Prefix of the page's title while a form has errors after an attempt to send it. */
    errorTitle: 'Kesalahan: ',
    save: 'Simpan',
    saving: 'Menyimpan…',
    back: 'Kembali',
    edit: 'Ubah',
    no: 'Tidak',
  },
  login: {
    checking: 'Memeriksa…',
    refusedHint: 'Periksa kembali, atau atur ulang password Anda.',
    waitHint: 'Isian Anda tetap ada. Tunggu {seconds} detik, lalu tekan Login lagi.',
  },
};
