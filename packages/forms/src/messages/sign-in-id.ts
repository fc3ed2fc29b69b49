/** The words of the login's form: a module of its own, so that the login does not wait for those of all other forms. */
export const signInId = {
  form: {
    /** Put before the page's title while a form could not be sent. */
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
