export const oneTimeCodeField = { rule: '{length} angka' };
