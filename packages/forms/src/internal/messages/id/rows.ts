export const rows = {
  about: '{thing} · {count} dari {declared} baris',
  none: 'Belum ada baris.',
  full: 'Semua {declared} baris sudah terisi. Hapus satu baris untuk menggantinya.',
  delete: 'Hapus {name}',
  keep: 'Batal',
  confirm: 'Hapus',
  add: 'Tambah baris',
  close: 'Tutup',
};
