export const containers = {
  about: '{thing} · jumlah kontainer {count}',
  filled: '{count} dari {declared} baris terisi',
  wrong: '{count} perlu diperbaiki',
  inRow: '{label} baris {row}',
  remove: 'Hapus baris {row}',
  size: 'Pilih',
  add: 'Tambah baris',
};
