import { id as shared } from '@pabean/api/rules';

// The source dictionary of the design system: every visible and ARIA string of its components, one export each, so
// that a component brings its own words only.

export const button = { busy: 'Memproses…' };

export const field = { optional: '(opsional)', locked: 'Terkunci' };

export const mark = {
  name: 'Pabean',
};

export const dialog = {
  close: 'Tutup',
  cancel: 'Batal',
  unsaved: 'Isian belum disimpan. Lanjut mengisi, atau buang isian?',
  keep: 'Lanjut mengisi',
  discard: 'Buang isian',
};

export const shell = {
  skip: 'Langsung ke isi',
  nav: 'Menu utama',
  openNav: 'Buka menu',
  userMenu: 'Menu pengguna',
  login: 'Login',
  version: 'Versi {version}',
  copyright: '© {year} {name}',
  site: 'Situs kantor',
  accessibility: 'Aksesibilitas',
  printedAt: 'Dicetak {time}',
  printedBy: 'oleh {user}',
};

export const errorSummary = { title: 'Ada {count} isian yang perlu diperbaiki' };

export const alert = { info: 'Informasi', success: 'Berhasil', warning: 'Perhatian', danger: 'Kesalahan' };

export const passwordField = { show: 'Tampilkan password' };

export const searchField = { clear: 'Hapus pencarian' };

export const link = { newTab: '(dibuka di tab baru)' };

export const breadcrumb = { label: 'Remah roti' };

export const readinessList = { title: 'Sebelum dikirim', done: 'Sudah:', todo: 'Belum:' };

export const containerNumber = { wrongCheckDigit: '(angka pemeriksa salah)' };

export const toast = {
  region: 'Pemberitahuan',
  dismiss: 'Tutup pemberitahuan',
};

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

export const drawer = {
  close: 'Tutup menu',
};

export const fileField = {
  drop: 'Letakkan berkas di sini',
  choose: 'Pilih berkas',
  replace: 'Ganti',
  remove: 'Buang berkas',
  open: 'Lihat',
  limit: '{types}, maks. {max} Kb',
  documents: 'PDF, JPG, atau PNG',
  csv: 'CSV',
  size: '{size} Kb',
  tooLarge: shared.refusals.fileSize,
  wrongType: shared.refusals.fileType,
  notCsv: 'Berkas harus CSV. Pilih berkas lain.',
};

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

export const table = {
  actions: 'Aksi',
  order: 'Urutkan',
  ascending: '{column}, naik',
  descending: '{column}, turun',
  caption: '{caption}, diurutkan menurut {order}',
  loading: 'Memuat data…',
  found: '{total} baris, halaman {page}',
  retry: 'Coba lagi',
  failed: 'Data tidak dapat dimuat',
  stale: 'Data terbaru tidak dapat dimuat',
  empty: 'Belum ada data',
  notFound: 'Tidak ada hasil untuk “{query}”',
  notFoundFilter: 'Tidak ada baris yang cocok dengan saringan',
  notFoundHint: 'Periksa ejaan, atau hapus saringan.',
  clear: 'Hapus saringan',
};

export const loginFrame = {
  about: 'Tentang portal',
  statement: 'Perizinan pabean, dari draf sampai keputusan.',
  portal: 'Portal perizinan, laporan berkala, dan rekonsiliasi manifes {office}.',
};

export const combobox = {
  clear: 'Hapus pilihan',
  count: '{count} pilihan',
  loading: 'Memuat pilihan…',
  empty: 'Belum ada pilihan.',
  nothingFound: 'Tidak ada pilihan untuk “{query}”. Periksa ejaan, atau ketik kodenya.',
  more: '{shown} dari {count} pilihan. Ketik lagi untuk mempersempit.',
};

export const timeline = {
  completing: 'Melengkapi dokumen',
  byYou: 'Oleh Anda',
  sent: 'Dikirim',
  examined: 'Penelitian',
  decided: 'Keputusan',
  ahead: '(belum)',
};
