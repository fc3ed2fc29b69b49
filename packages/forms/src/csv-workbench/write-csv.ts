import { type CsvSchema, csvSeparator } from '@pabean/api/rules';
import { fetchParser } from '../internal/fetch-parser.ts';
import { groupBy } from '../internal/group-by.ts';
import type { CsvRemark, CsvState } from './csv-store.ts';

const mark = '\uFEFF';

/** Serialises the current table as UTF-8 CSV with semicolons. Nothing is escaped: it is the user's own data. */
export async function writeCsv({ columns }: CsvSchema, { lines }: CsvState): Promise<string> {
  const papa = await fetchParser();
  const rows = [columns.map(({ name }) => name), ...lines.map(({ cells }) => [...cells])];
  return `${mark}${papa.unparse(rows, { delimiter: csvSeparator })}\r\n`;
}

/**
 * The same with an extra column of the errors and warnings of each line.
 *
 * @param head Heading of that column.
 * @param explain Returns the message of a problem.
 */
export async function writeErrors(
  { columns }: CsvSchema,
  { lines, problems, warnings }: CsvState,
  head: string,
  explain: (remark: CsvRemark) => string,
): Promise<string> {
  const papa = await fetchParser();
  const remarksByLine = groupBy([...problems, ...warnings], ({ index }) => index);
  const rows = lines.map(({ cells }, index) => [
    ...Array.from({ length: Math.max(cells.length, columns.length) }, (_, place) => cells[place] ?? ''),
    (remarksByLine.get(index) ?? []).map(explain).join(' '),
  ]);
  const heads = [...columns.map(({ name }) => name), head];
  return `${mark}${papa.unparse([heads, ...rows], { delimiter: csvSeparator })}\r\n`;
}
