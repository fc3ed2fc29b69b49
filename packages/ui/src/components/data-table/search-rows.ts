import { folded } from '@pabean/api/rules';

/** Positions of rows in their array. */
export type Positions = readonly number[];

/** What a column says of a row for searching. */
export type SearchText<Row> = (row: Row) => string | null | undefined;

/** What is looked for: every word, without case and accents. All of them have to be found, in any column. */
const wordsOf = (query: string): string[] => folded(query).split(/\s+/).filter(Boolean);

const sameItems = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((item, index) => item === b[index]);

/** Search among rows, by texts that are read once and folded, the columns kept apart. */
export function createSearch<Row>(rows: readonly Row[], all: Positions) {
  let columns: readonly SearchText<Row>[] = [];
  let texts: string[] = [];
  let last = { among: all, query: '', positions: all };

  function readUntil(end: number, searched: readonly SearchText<Row>[]): void {
    if (!sameItems(searched, columns)) {
      columns = searched;
      texts = [];
      last = { among: all, query: '', positions: all };
    }
    for (let index = texts.length; index < end; index++) {
      const row = rows[index] as Row;
      texts.push(folded(columns.map((textOf) => textOf(row)).join('\n')));
    }
  }

  return {
    /** The positions among the given ones whose columns have all words of a query. */
    find(among: Positions, query: string, searched: readonly SearchText<Row>[]): Positions {
      const words = wordsOf(query);
      if (words.length === 0) return among;
      readUntil(rows.length, searched);
      if (last.among === among && last.query === query) return last.positions;
      // Whoever types on looks among what the shorter query has found.
      const candidates = last.among === among && query.startsWith(last.query) ? last.positions : among;
      const positions = candidates.filter((index) => words.every((word) => texts[index]?.includes(word)));
      last = { among, query, positions };
      return positions;
    },

    /**
     * Reads the texts of some more rows, so that the first search does not have to.
     *
     * @returns whether there are more to read
     */
    readAhead(searched: readonly SearchText<Row>[], count: number): boolean {
      readUntil(Math.min(rows.length, texts.length + count), searched);
      return texts.length < rows.length;
    },
  };
}
