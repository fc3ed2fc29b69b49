import { folded } from '@pabean/api/rules';
import { type RawBuilder, sql } from 'kysely';

/** The most words of a query that are used. */
const mostWords = 8;

/** Latin, Greek and Cyrillic with everything that belongs to them. */
const alphabets = [
  [0x80, 0x24f],
  [0x370, 0x52f],
  [0x1e00, 0x1fff],
] as const;

const marks = Array.from({ length: 0x70 }, (_, index) => String.fromCodePoint(0x300 + index)).join('');

const pairs = alphabets
  .flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  )
  .map((letter) => [letter, folded(letter)] as const)
  .filter(([letter, other]) => other !== letter && other.length === 1);

/** Letters beyond ASCII in all their forms; combining marks come last, and are removed. */
const letters = pairs.map(([letter]) => letter).join('') + marks;
const bareLetters = pairs.map(([, bare]) => bare).join('');
const bareOf = new Map<string, string>(pairs);

/** A query with its letters folded as the engine folds the searched text. */
const bare = (query: string) =>
  query
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\0-\x7f]/gu, (letter) => (marks.includes(letter) ? '' : (bareOf.get(letter) ?? letter)));

const wordsOf = (query: string) => bare(query).split(/\s+/).filter(Boolean).slice(0, mostWords);

/** A LIKE pattern that finds a word anywhere. */
const containing = (word: string) => `%${word.replace(/[!%_]/g, '!$&')}%`;

/**
 * A text without case and accents. Neither engine can do both itself, and few texts have a letter that needs more than `lower`.
 */
const bareText = (text: RawBuilder<string>) =>
  sql<string>`case when octet_length(${text}) = length(${text}) then lower(${text}) else translate(lower(${text}), ${letters}, ${bareLetters}) end`;

/**
 * The condition that a row has all words of a query, ignoring case and accents.
 *
 * @param searched The row's text.
 */
export const matching = (searched: RawBuilder<string>, query: string): RawBuilder<boolean> => {
  const found = wordsOf(query).map((word) => sql`${bareText(searched)} like ${containing(word)} escape '!'`);
  return found.length === 0 ? sql<boolean>`1 = 1` : sql<boolean>`(${sql.join(found, sql` and `)})`;
};
