export const toast = {
  region: 'Pemberitahuan',
  dismiss: 'Tutup pemberitahuan',
};
