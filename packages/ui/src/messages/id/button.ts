export const button = { busy: 'Memproses…' };
