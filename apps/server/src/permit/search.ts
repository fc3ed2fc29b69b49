import { type RawBuilder, sql } from 'kysely';

/** More words would only cost time; who reads the answer can look for them in it. */
const mostWords = 8;

const wordsOf = (query: string) => query.toLowerCase().split(/\s+/).filter(Boolean).slice(0, mostWords);

/** Finds a word anywhere. Letters that only one side has in lower case stand for any one. */
const containing = (word: string) => `%${word.replace(/[!%_]/g, '!$&').replace(/[^\0-\x7f]/gu, '_')}%`;

/**
 * The condition that a row has all words of a query.
 *
 * @param searched Its text, in lower case as far as both engines have one (ASCII).
 */
export const matching = (searched: RawBuilder<string>, query: string): RawBuilder<boolean> => {
  const found = wordsOf(query).map((word) => sql`${searched} like ${containing(word)} escape '!'`);
  return found.length === 0 ? sql<boolean>`1 = 1` : sql<boolean>`(${sql.join(found, sql` and `)})`;
};
