/** What is looked for: every word in lower case. All of them have to be found, in any column. */
export const wordsOf = (query: string): string[] => query.toLowerCase().split(/\s+/).filter(Boolean);

/** The text of a row in which words are looked for, its columns kept apart. */
export const searchable = (texts: readonly (string | null | undefined)[]): string =>
  texts.join('\n').toLowerCase();

/** The positions among `candidates` whose text has all the words. */
export function findIn(
  texts: readonly string[],
  candidates: readonly number[],
  words: readonly string[],
): number[] {
  const [first = ''] = words;
  if (words.length <= 1) return candidates.filter((index) => texts[index]?.includes(first));
  return candidates.filter((index) => words.every((word) => texts[index]?.includes(word)));
}
