export const draft = {
  heading: 'Ada draf yang belum disimpan, terakhir diubah {time}.',
  advice: 'Pulihkan untuk melanjutkan, atau buang untuk mulai dari awal.',
  restore: 'Pulihkan draf',
  discard: 'Buang draf',
  saved: 'Draf tersimpan di perangkat ini {time}',
};
