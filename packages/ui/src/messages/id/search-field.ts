export const searchField = { clear: 'Hapus pencarian' };
