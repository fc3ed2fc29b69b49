export const readinessList = { title: 'Sebelum dikirim', done: 'Sudah:', todo: 'Belum:' };
