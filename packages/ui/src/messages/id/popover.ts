export const popover = {
  close: 'Tutup',
};
