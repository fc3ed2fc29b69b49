import { type CsvSchema, csvSeparator } from '@pabean/api/rules';
import { fetchParser } from '../internal/fetch-parser.ts';
import type { CsvRemark, CsvState } from './csv-store.ts';

const mark = '\uFEFF';

/** The table as a CSV of UTF-8 with semicolons, as it stands now. It is the person's own data: nothing is escaped. */
export async function writeCsv({ columns }: CsvSchema, { lines }: CsvState): Promise<string> {
  const papa = await fetchParser();
  const rows = [columns.map(({ name }) => name), ...lines.map(({ cells }) => [...cells])];
  return `${mark}${papa.unparse(rows, { delimiter: csvSeparator })}\r\n`;
}

/**
 * The same with a column of what is wrong in each line, and of what is hardly meant.
 *
 * @param head The name of that column.
 * @param explain What is said about a problem.
 */
export async function writeErrors(
  { columns }: CsvSchema,
  { lines, problems, warnings }: CsvState,
  head: string,
  explain: (remark: CsvRemark) => string,
): Promise<string> {
  const papa = await fetchParser();
  const said = Map.groupBy<number, CsvRemark>([...problems, ...warnings], ({ index }) => index);
  const rows = lines.map(({ cells }, index) => [
    ...Array.from({ length: Math.max(cells.length, columns.length) }, (_, place) => cells[place] ?? ''),
    (said.get(index) ?? []).map(explain).join(' '),
  ]);
  const heads = [...columns.map(({ name }) => name), head];
  return `${mark}${papa.unparse([heads, ...rows], { delimiter: csvSeparator })}\r\n`;
}
