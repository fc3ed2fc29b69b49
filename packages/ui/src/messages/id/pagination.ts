export const pagination = {
  pages: 'Halaman',
  page: 'Halaman {page}',
  first: 'Pertama',
  previous: 'Sebelumnya',
  next: 'Berikutnya',
  last: 'Terakhir',
  size: 'Baris per halaman',
  of: 'dari {total}',
};
