export const code = {
  copy: 'Salin',
  copied: 'Disalin',
  copyFailed:
    'Peramban tidak mengizinkan penyalinan. Kode sudah dipilih: salin dengan Ctrl+C atau menu pilihan.',
};
