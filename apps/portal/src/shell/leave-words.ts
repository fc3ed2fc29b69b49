import { words } from '../words.ts';

export const leaveWords = words('leaving', {
  title: 'Perubahan belum disimpan',
  text: 'Isian di halaman ini belum dikirim ke server. Bila Anda pergi, isian itu tetap sebagai draf di perangkat ini.',
  stay: 'Tetap di sini',
  leave: 'Tinggalkan',
});
