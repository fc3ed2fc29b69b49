export const combobox = {
  clear: 'Hapus pilihan',
  count: '{count} pilihan',
  loading: 'Memuat pilihan…',
  empty: 'Belum ada pilihan.',
  nothingFound: 'Tidak ada pilihan untuk “{query}”. Periksa ejaan, atau ketik kodenya.',
  more: '{shown} dari {count} pilihan. Ketik lagi untuk mempersempit.',
};
