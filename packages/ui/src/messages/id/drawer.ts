export const drawer = {
  close: 'Tutup menu',
};
