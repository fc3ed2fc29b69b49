export const dialog = {
  close: 'Tutup',
  cancel: 'Batal',
  unsaved: 'Isian belum disimpan. Lanjut mengisi, atau buang isian?',
  keep: 'Lanjut mengisi',
  discard: 'Buang isian',
};
