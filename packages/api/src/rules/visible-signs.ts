/** A sign that is not seen, or that turns the text around it, by its number. */
const named = (sign: string) =>
  `⟨U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}⟩`;

/**
 * Text of somebody else's, such as the name of a file, so that all of it can be seen: signs that are not seen or that turn
 * others around stand there by their numbers, such as `⟨U+202E⟩`.
 */
export const visibleSigns = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, named);
