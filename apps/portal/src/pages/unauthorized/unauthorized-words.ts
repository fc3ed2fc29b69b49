import { words } from '../../words.ts';

export const unauthorizedWords = words('unauthorized', {
  account: 'Akun {user} tidak berhak membuka halaman itu',
  visitor: 'Halaman itu hanya untuk akun tertentu',
  text: 'Menu menampilkan semua yang dapat Anda buka. Hubungi kantor bila Anda memerlukan akses lain.',
  visitorText: 'Masuk dengan akun yang berhak.',
  dashboard: 'Ke Dashboard',
  login: 'Ke Login',
});
