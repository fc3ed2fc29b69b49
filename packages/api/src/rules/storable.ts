/** Control characters that no store holds, and invisible ones that reverse or hide the text around them. */
const controls = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Characters other than blanks and invisible fillers: those of Hangul, the empty pattern of Braille. */
const seen = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Halves of a surrogate pair without the other one, which UTF-8 cannot encode. */
const loneSurrogates = /\p{Surrogate}/gu;

/** Returns whether a text can be encoded: `isWellFormed` of strings, which browsers of 2023 do not have. */
export const isWellFormed = (text: string): boolean => text.search(loneSurrogates) < 0;

/** Replaces what cannot be encoded by U+FFFD: `toWellFormed` of strings. */
export const toWellFormed = (text: string): string => text.replace(loneSurrogates, '\u{fffd}');

/** Returns whether a text has any visible character. */
export const showsSomething = (text: string): boolean => seen.test(text);

/**
 * Returns whether a text has only characters that can be stored and seen. The joiners of scripts and emoji are allowed;
 * in multiline texts also line breaks and tabs.
 */
export function isStorable(text: string, { multiline = false }: { multiline?: boolean } = {}): boolean {
  const kept = multiline ? '\u200c\u200d\t\n\r' : '\u200c\u200d';
  return isWellFormed(text) && (text.match(controls) ?? []).every((control) => kept.includes(control));
}
