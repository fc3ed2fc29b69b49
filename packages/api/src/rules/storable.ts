/** Controls that no store keeps, and such that nobody sees and that turn or hide what stands around them. */
const controls = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** What takes room or none, and shows nothing: blanks, the fillers of Hangul, the empty pattern of Braille. */
const seen = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a text shows anything at all: a name of fillers alone is none. */
export const showsSomething = (text: string): boolean => seen.test(text);

/**
 * Whether a text has only characters that can be stored and seen. The joiners of scripts and emoji are among them; in longer
 * texts also line breaks and tabs.
 */
export function isStorable(text: string, { multiline = false }: { multiline?: boolean } = {}): boolean {
  const kept = multiline ? '\u200c\u200d\t\n\r' : '\u200c\u200d';
  return text.isWellFormed() && (text.match(controls) ?? []).every((control) => kept.includes(control));
}
