import { words } from '../words.ts';

export const displayWords = words('display', {
  theme: 'Tema',
  system: 'Ikuti perangkat',
  light: 'Terang',
  dark: 'Gelap',
  contrast: 'Kontras tinggi',
  density: 'Kerapatan baris',
  comfortable: 'Lapang',
  compact: 'Rapat',
  language: 'Bahasa',
});
