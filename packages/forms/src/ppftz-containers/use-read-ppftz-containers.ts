import {
  maxPpftzContainers,
  type PpftzContainer,
  ppftzContainerRow,
  type StoredPpftzContainer,
} from '@pabean/api/contract';
import { cleanContainerNumber, explain, fill } from '@pabean/api/rules';
import * as z from 'zod/mini';
import { useLineReasons } from '../internal/bulk/line-reasons.ts';
import { type ReadLine, readLines } from '../internal/bulk/read-lines.ts';
import { type BadLine, badLine, type Reading, type Reason } from '../internal/bulk/reading.ts';
import { useContainerWords } from '../internal/use-container-words.ts';
import { useFormMessages, useSharedMessages } from '../messages/use-messages.ts';

const columns = ['number', 'size', 'kind'] as const satisfies readonly (keyof PpftzContainer)[];

/** FCL, `full` and F say the same. */
const kindIn = (cell: string) => /^[FL]/i.exec(cell)?.[0].toUpperCase() ?? cell;
const cellValue = {
  number: (cell: string) => cell,
  size: (cell: string) => /\d*/.exec(cell)?.[0] ?? '',
  kind: kindIn,
};

/** Reads containers of a text: one a line, number, size, FCL or LCL. Nothing is added by it. */
export function useReadPpftzContainers(stored: readonly Pick<StoredPpftzContainer, 'number'>[]) {
  const shared = useSharedMessages();
  const words = useFormMessages('bulk');
  const { ofColumns, tooMany } = useLineReasons();
  const { labelOf } = useContainerWords();

  async function read(text: string): Promise<Reading<PpftzContainer>> {
    const rows: PpftzContainer[] = [];
    const lines: ReadLine[] = [];
    const bad: BadLine[] = [];
    const lineOf = new Map<string, number>();
    const taken = new Set(stored.map(({ number }) => number));
    const all = await readLines(text);
    for (const each of all) {
      const { line, cells } = each;
      const row = Object.fromEntries(
        columns.map((column, index) => [column, cellValue[column](cells[index] ?? '')]),
      );
      const checked = z.safeDecode(ppftzContainerRow, row as PpftzContainer);
      const reasons: Reason[] = [...ofColumns(each, columns.length)];
      if (reasons.length === 0)
        for (const issue of checked.error?.issues ?? []) {
          const column = columns.indexOf(issue.path[0] as (typeof columns)[number]);
          reasons.push({ sentence: explain(issue, labelOf(String(issue.path[0])), shared), column });
        }
      const number = cleanContainerNumber(cells[0] ?? '');
      const same = lineOf.get(number);
      const label = labelOf('number');
      if (same !== undefined)
        reasons.push({ sentence: fill(words.sameLine, { label, line: same }), column: 0 });
      else if (taken.has(number))
        reasons.push({ sentence: explain({ message: 'duplicate' }, label, shared), column: 0 });
      if (number) lineOf.set(number, same ?? line);
      if (!checked.success || reasons.length > 0) bad.push(badLine(each, reasons));
      else {
        rows.push(checked.data);
        lines.push(each);
      }
    }
    const isTooMany = stored.length + all.length > maxPpftzContainers;
    return { rows, lines, bad, refusal: isTooMany ? tooMany(maxPpftzContainers) : undefined };
  }
  return { read, columns: columns.map((name) => ({ name, label: labelOf(name) })) };
}
