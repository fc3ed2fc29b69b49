/** What most texts are: nothing in them has a mark. */
const plain = /^[\0-\x7f]*$/;
/** Marks that stand upon, below or through the letters of Latin, Greek and Cyrillic. */
const marks = /[\u0300-\u036f]/g;

/** A text as people search for it: in lower case, its letters without their marks. `Łódź` → `łodz`. */
export const folded = (text: string): string =>
  (plain.test(text) ? text : text.normalize('NFD').replace(marks, '').normalize('NFC')).toLowerCase();
