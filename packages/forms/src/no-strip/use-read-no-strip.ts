import { type NoStripRow, noStripRow } from '@pabean/api/contract';
import { explain, fill, parseTypedDate } from '@pabean/api/rules';
import * as z from 'zod/mini';
import { readLines } from '../internal/bulk/read-lines.ts';
import type { BadLine, Reading } from '../internal/bulk/reading.ts';
import { useFormMessages, useSharedMessages } from '../messages/index.ts';

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
  const words = useFormMessages('bulk');
  const { labels } = shared;

  async function read(text: string): Promise<Reading<NoStripRow>> {
    const rows: NoStripRow[] = [];
    const bad: BadLine[] = [];
    for (const { line, text: stood, cells } of await readLines(text)) {
      const row = Object.fromEntries(
        columns.map((column, index) => [column, valueIn(column, cells[index] ?? '')]),
      );
      const checked = z.safeDecode(noStripRow, row as NoStripRow);
      const reasons =
        cells.length > columns.length
          ? [fill(words.columns, { count: cells.length, expected: columns.length })]
          : (checked.error?.issues ?? []).map((issue) =>
              explain(issue, labels[issue.path[0] as keyof NoStripRow], shared),
            );
      if (checked.success && reasons.length === 0) rows.push(checked.data);
      else bad.push({ line, text: stood(), reasons });
    }
    return { rows, bad };
  }
  return { read, columns: columns.map((column) => labels[column]).join(', ') };
}
