import { words } from '../../words.ts';

export const applicationFormWords = words('applicationForm', {
  crumb: 'Baru',
  lead: 'Semua isian wajib diisi. Setelah disimpan, Anda dapat menambahkan dokumen pelengkap.',
  failed: 'Formulir tidak dapat dimuat',
  safe: 'Isian yang belum disimpan tetap ada sebagai draf di perangkat ini.',
  retry: 'Coba lagi',
  loading: 'Memuat formulir',
});
