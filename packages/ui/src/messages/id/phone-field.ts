export const phoneField = { example: 'Contoh: 0812-3456-7890' };
