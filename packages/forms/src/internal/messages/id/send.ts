export const send = {
  heading: 'Kirim permohonan',
  declaration:
    'Saya menyatakan bahwa data yang disampaikan adalah benar dan saya bertanggungjawab atas kebenaran data/dokumen yang disampaikan',
  disclaimer: 'Pengiriman data tidak berhasil, disclaimer belum diisi...!!!',
  send: 'Kirim',
  sending: 'Mengirim…',
  confirmHeading: 'Kirim data',
  confirmQuestion: 'Anda yakin akan mengirim data ini?',
  missingHeading: 'Hasil Validasi',
  missingAdvice: 'Permohonan belum dikirim. Lengkapi yang berikut, lalu kirim lagi.',
  mend: 'Lengkapi',
};
