export const fileUpload = {
  files: 'Daftar berkas',
  waiting: '{size} · Menunggu giliran',
  sending: 'Mengunggah {name}',
  sent: '{percent} dari {size}',
  done: '{size} · Terunggah',
  failed: '{name} belum terunggah. Coba lagi, atau buang berkas ini.',
  cancel: 'Batalkan {name}',
  retry: 'Coba lagi {name}',
  remove: 'Buang {name}',
  added: '{name} ditambahkan.',
  uploaded: '{name} terunggah.',
};
