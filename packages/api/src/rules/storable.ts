/** Controls that no store keeps, and such that nobody sees and that turn or hide what stands around them. */
const controls = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * Whether a text has only characters that can be stored and seen. The joiners of scripts and emoji are among them; in longer
 * texts also line breaks and tabs.
 */
export function isStorable(text: string, { multiline = false }: { multiline?: boolean } = {}): boolean {
  const kept = multiline ? '\u200c\u200d\t\n\r' : '\u200c\u200d';
  return text.isWellFormed() && (text.match(controls) ?? []).every((control) => kept.includes(control));
}
