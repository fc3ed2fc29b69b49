export const problems = {
  /** Put before the page's title while a form could not be sent. */
  titlePrefix: 'Kesalahan: ',
  unready:
    'Formulir belum termuat seluruhnya. Isian Anda tetap ada. Periksa koneksi internet Anda, lalu simpan lagi.',
};
