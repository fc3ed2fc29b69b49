/** The code point of a character, for display. */
const named = (sign: string) =>
  `⟨U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}⟩`;

/**
 * Makes all characters of a foreign text, such as a file name, visible: invisible ones and those that reverse the text
 * are replaced by their code points, such as `⟨U+202E⟩`.
 */
export const visibleSigns = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, named);
