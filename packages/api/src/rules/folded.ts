/** Most texts: without marks. */
const plain = /^[\0-\x7f]*$/;
/** Combining marks of Latin, Greek and Cyrillic letters. */
const marks = /[\u0300-\u036f]/g;

/** Normalizes a text for search: lower case, letters without marks. `Łódź` → `łodz`. */
export const folded = (text: string): string =>
  (plain.test(text) ? text : text.normalize('NFD').replace(marks, '').normalize('NFC')).toLowerCase();
