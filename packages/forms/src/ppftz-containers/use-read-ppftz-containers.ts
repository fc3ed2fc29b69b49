import {
  maxPpftzContainers,
  type PpftzContainer,
  ppftzContainerRow,
  type StoredPpftzContainer,
} from '@pabean/api/contract';
import { cleanContainerNumber, explain, fill } from '@pabean/api/rules';
import * as z from 'zod/mini';
import { type ReadLine, readLines } from '../internal/bulk/read-lines.ts';
import type { BadLine, Reading } from '../internal/bulk/reading.ts';
import { useContainerWords } from '../internal/use-container-words.ts';
import { useFormMessages, useSharedMessages } from '../messages/index.ts';

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
      const reasons =
        cells.length > columns.length
          ? [fill(words.columns, { count: cells.length, expected: columns.length })]
          : (checked.error?.issues ?? []).map((issue) =>
              explain(issue, labelOf(String(issue.path[0])), shared),
            );
      const number = cleanContainerNumber(cells[0] ?? '');
      const same = lineOf.get(number);
      if (same !== undefined) reasons.push(fill(words.sameLine, { label: labelOf('number'), line: same }));
      else if (taken.has(number)) reasons.push(explain({ message: 'duplicate' }, labelOf('number'), shared));
      if (number) lineOf.set(number, same ?? line);
      if (!checked.success || reasons.length > 0) bad.push({ line, text: each.text(), reasons });
      else {
        rows.push(checked.data);
        lines.push(each);
      }
    }
    const isTooMany = stored.length + all.length > maxPpftzContainers;
    const refusal = fill(shared.refusals.tooManyRows, { max: maxPpftzContainers });
    return { rows, lines, bad, ...(isTooMany && { refusal }) };
  }
  return { read, columns: columns.map(labelOf).join(', ') };
}
