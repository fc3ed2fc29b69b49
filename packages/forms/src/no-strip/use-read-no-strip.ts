import { maxRows, type NoStripRow, noStripRow } from '@pabean/api/contract';
import { explain, parseTypedDate } from '@pabean/api/rules';
import * as z from 'zod/mini';
import { useLineReasons } from '../internal/bulk/line-reasons.ts';
import { type ReadLine, readLines } from '../internal/bulk/read-lines.ts';
import { type BadLine, badLine, type Reading } from '../internal/bulk/reading.ts';
import { useSharedMessages } from '../messages/use-messages.ts';

/** The columns of a line, in their order. */
const columns = [
  'ppftzNumber',
  'ppftzDate',
  'bc11Number',
  'bc11Date',
  'position',
  'containerNumber',
  'containerSize',
] as const satisfies readonly (keyof NoStripRow)[];

const dates: readonly string[] = ['ppftzDate', 'bc11Date'];

/** What a cell holds; a date as people write it becomes `YYYY-MM-DD`. */
const valueIn = (column: string, cell: string) =>
  dates.includes(column) && !/^\d{4}-\d\d-\d\d$/.test(cell) ? (parseTypedDate(cell) ?? cell) : cell;

/** Reads no-strip entries of a text: one a line, its seven columns. Nothing is added by it. */
export function useReadNoStrip() {
  const shared = useSharedMessages();
  const { ofColumns, tooMany } = useLineReasons();
  const { labels } = shared;

  const heads = columns.map((column) => labels[column]);

  async function read(text: string): Promise<Reading<NoStripRow>> {
    const rows: NoStripRow[] = [];
    const lines: ReadLine[] = [];
    const bad: BadLine[] = [];
    const all = await readLines(text, heads);
    for (const line of all) {
      const row = Object.fromEntries(
        columns.map((column, index) => [column, valueIn(column, line.cells[index] ?? '')]),
      );
      const checked = z.safeDecode(noStripRow, row as NoStripRow);
      const wrong = ofColumns(line, columns.length);
      const reasons =
        wrong.length > 0
          ? wrong
          : (checked.error?.issues ?? []).map((issue) => ({
              sentence: explain(issue, labels[issue.path[0] as keyof NoStripRow], shared),
              column: columns.indexOf(issue.path[0] as (typeof columns)[number]),
            }));
      if (checked.success && reasons.length === 0) {
        rows.push(checked.data);
        lines.push(line);
      } else bad.push(badLine(line, reasons));
    }
    return { rows, lines, bad, refusal: all.length > maxRows ? tooMany(maxRows) : undefined };
  }
  return { read, columns: columns.map((name) => ({ name, label: labels[name] })) };
}
