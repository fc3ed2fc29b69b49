import { words } from '../../words.ts';

export const applicationFormWords = words(
  {
    crumb: 'Baru',
    lead: 'Semua isian wajib diisi. Setelah disimpan, Anda dapat menambahkan dokumen pelengkap.',
    failed: 'Formulir tidak dapat dimuat',
    safe: 'Isian yang belum disimpan tetap ada sebagai draf di perangkat ini.',
    retry: 'Coba lagi',
    loading: 'Memuat formulir',
  },
  {
    crumb: 'New',
    lead: 'Everything must be filled in. Once it is saved you can add supporting documents.',
    failed: 'The form could not be loaded',
    safe: 'What you typed and did not save is still a draft on this device.',
    retry: 'Try again',
    loading: 'Loading the form',
  },
);
