export const alert = { info: 'Informasi', success: 'Berhasil', warning: 'Perhatian', danger: 'Kesalahan' };
