import { packedWords } from './packed-words.ts';

let words: ReadonlySet<string> | undefined;

function unpack(): ReadonlySet<string> {
  const unpacked = new Set<string>();
  let last = '';
  for (const [, letter = 'A', rest = ''] of packedWords.matchAll(/([A-Z])([^A-Z]*)/g)) {
    last = last.slice(0, letter.charCodeAt(0) - 65) + rest;
    unpacked.add(last);
  }
  return unpacked;
}

/**
 * Returns whether a password is one of the 17,950 common ones of at least 8 characters; case does not count.
 * Large: import it only where a new password is chosen.
 */
export function isCommonPassword(password: string): boolean {
  words ??= unpack();
  return words.has(password.toLowerCase());
}
