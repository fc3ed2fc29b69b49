/** What a call says when the server said nothing. Apart from the other words, because every page may need it. */
export const failuresId = {
  network: 'Server tidak dapat dihubungi. Periksa koneksi internet Anda, lalu coba lagi.',
  contract: 'Jawaban server tidak dikenali. Muat ulang halaman ini, lalu coba lagi.',
  unexpected: 'Terjadi kesalahan yang tidak terduga. Muat ulang halaman ini, lalu coba lagi.',
};
