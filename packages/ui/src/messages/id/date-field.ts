export const dateField = {
  example: 'Contoh: 24-09-2024',
  open: 'Buka kalender',
  dialog: 'Pilih tanggal',
  previousYear: 'Tahun sebelumnya',
  previousMonth: 'Bulan sebelumnya',
  nextMonth: 'Bulan berikutnya',
  nextYear: 'Tahun berikutnya',
  locale: 'id-ID',
};
