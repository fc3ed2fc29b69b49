export const stickyToolbar = { selected: '{count} dipilih', clear: 'Batalkan pilihan' };
