import { words } from '../../words.ts';

export const soonWords = words('soon', {
  heading: 'Halaman ini belum tersedia di portal ini',
  text: 'Hubungi kantor untuk layanan ini.',
  dashboard: 'Ke Dashboard',
  login: 'Ke Login',
});
