export const passwordField = { show: 'Tampilkan password' };
