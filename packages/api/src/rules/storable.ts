/** Control characters that no store holds, and invisible ones that reverse or hide the text around them. */
const controls = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Characters other than blanks and invisible fillers: those of Hangul, the empty pattern of Braille. */
const seen = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Returns whether a text has any visible character. */
export const showsSomething = (text: string): boolean => seen.test(text);

/**
 * Returns whether a text has only characters that can be stored and seen. The joiners of scripts and emoji are allowed;
 * in multiline texts also line breaks and tabs.
 */
export function isStorable(text: string, { multiline = false }: { multiline?: boolean } = {}): boolean {
  const kept = multiline ? '\u200c\u200d\t\n\r' : '\u200c\u200d';
  return text.isWellFormed() && (text.match(controls) ?? []).every((control) => kept.includes(control));
}
