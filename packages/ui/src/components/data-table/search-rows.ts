import { folded } from '@pabean/api/rules';

/** Positions of rows in their array. */
export type Positions = readonly number[];

/** The text of a column in a row, for searching. */
export type SearchText<Row> = (row: Row) => string | null | undefined;

/** The words of a query, without case and accents. All of them must be found, in any column. */
const wordsOf = (query: string): string[] => folded(query).split(/\s+/).filter(Boolean);

const sameItems = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((item, index) => item === b[index]);

/** Searches rows in their folded texts, which are read once. Columns are separated, so that no match spans two. */
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
    /** Those of the given positions whose rows contain all words of a query. */
    find(among: Positions, query: string, searched: readonly SearchText<Row>[]): Positions {
      const words = wordsOf(query);
      if (words.length === 0) return among;
      readUntil(rows.length, searched);
      if (last.among === among && last.query === query) return last.positions;
      // A longer query is searched only in the matches of the shorter one.
      const candidates = last.among === among && query.startsWith(last.query) ? last.positions : among;
      const positions = candidates.filter((index) => words.every((word) => texts[index]?.includes(word)));
      last = { among, query, positions };
      return positions;
    },

    /**
     * Reads the texts of some more rows in advance, so that the first search is fast.
     *
     * @returns whether there are more to read
     */
    readAhead(searched: readonly SearchText<Row>[], count: number): boolean {
      readUntil(Math.min(rows.length, texts.length + count), searched);
      return texts.length < rows.length;
    },
  };
}
