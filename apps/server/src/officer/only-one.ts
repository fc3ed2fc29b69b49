import { CommandError } from './command-error.ts';

/**
 * The one thing that an officer has named by its id or its number.
 *
 * @param words What to say when there is none; what several with one number are called, and what tells them apart.
 * @throws CommandError when there is none, or there are several
 */
export function onlyOne<Row extends { readonly id: string }>(
  found: readonly Row[],
  key: string,
  words: {
    readonly none: string;
    readonly several: string;
    readonly lineOf: (row: Row) => string;
  },
): Row {
  const [first, ...more] = found;
  if (!first) throw new CommandError(words.none);
  if (more.length === 0) return first;
  const lines = found.map((row) => `  ${row.id}  ${words.lineOf(row)}`);
  throw new CommandError(
    `Several ${words.several} have the number ${key}. Name one by its id:\n${lines.join('\n')}`,
  );
}
