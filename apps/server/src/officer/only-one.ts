import { CommandError } from './command-error.ts';

/**
 * The single row that an officer has named by its id or its number.
 *
 * @param texts The message when there is none; the plural name of several with one number, and how to distinguish them.
 * @throws CommandError when there is none, or there are several
 */
export function onlyOne<Row extends { readonly id: string }>(
  found: readonly Row[],
  key: string,
  texts: {
    readonly none: string;
    readonly several: string;
    readonly lineOf: (row: Row) => string;
  },
): Row {
  const [first, ...more] = found;
  if (!first) throw new CommandError(texts.none);
  if (more.length === 0) return first;
  const lines = found.map((row) => `  ${row.id}  ${texts.lineOf(row)}`);
  throw new CommandError(
    `Several ${texts.several} have the number ${key}. Name one by its id:\n${lines.join('\n')}`,
  );
}
