type Texts = Readonly<Record<string, string>>;

/**
 * Returns what a fixed choice of the office, such as a status, means in the reader's language: the message of its code,
 * where it differs from the Indonesian one. Undefined in Indonesian, for an unlisted code, and for a term that both
 * languages use.
 */
export function glossOf(code: string, messages: Texts, indonesian: Texts): string | undefined {
  const meaning = Object.hasOwn(messages, code) ? messages[code] : undefined;
  return meaning === indonesian[code] ? undefined : meaning;
}

/** A word of the office, with its gloss in brackets: “Paspor (Passport)”. The word is what is stored and printed. */
export const withGloss = (word: string, gloss: string | undefined): string =>
  gloss === undefined ? word : `${word} (${gloss})`;
