export const npwpField = {
  rule: '16 angka. Titik, strip, dan spasi boleh ikut.',
  count: '{count} dari 16 angka',
  dropped: 'Yang dimasukkan hanya angkanya. Tidak ikut: “{dropped}”.',
  noDigits: 'Teks yang ditempel tidak berisi angka. Salin nomornya, lalu tempel lagi.',
  old: 'Ini NPWP lama (15 angka). Badan dan instansi: tambahkan 0 di depan. Orang pribadi: pakai NIK.',
};
