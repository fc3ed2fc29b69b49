import type { ContainerRow } from '@pabean/api/contract';
import {
  cleanContainerNumber,
  containerCheckDigit,
  containerProblem,
  type RefusalCode,
} from '@pabean/api/rules';
import { type ReadLine, readLines } from '../internal/bulk/read-lines.ts';
import { type BadLine, badLine, type Reading, type Reason } from '../internal/bulk/reading.ts';
import { type CheckedRow, checkRow, isBlank, type RowField } from './check-row.ts';
import type { HeldRow, Wrong } from './held-row.ts';
import type { RowStore } from './row-store.ts';

/** What reading a text needs to know. */
export interface ContainerReading {
  readonly store: RowStore;
  /** The row, from 0, from which on the lines are to stand. */
  readonly from: number;
  /** Which field a single column fills. */
  readonly field: RowField;
  readonly declared: number;
  readonly say: {
    /** The sentence of what is wrong with a field; `line` is another line with the same number, `row` another row. */
    readonly problem: (field: RowField, wrong: Wrong, row?: number) => string;
    readonly sameLine: (line: number) => string;
    readonly checkDigit: (number: string, right: number) => string;
    readonly columns: (line: ReadLine) => readonly Reason[];
    readonly tooMany: string;
  };
}

/** The first row after all in which something was typed. */
export const firstFree = (rows: readonly HeldRow[]) => rows.findLastIndex((row) => !isBlank(row)) + 1;

/** Reads containers of a text: one a line, its number, and in a second column its size. Nothing is added by it. */
export async function readContainers(text: string, options: ContainerReading): Promise<Reading<CheckedRow>> {
  const { store, from, field, declared, say } = options;
  const { rows: held } = store.state;
  const lines = await readLines(text);
  const isColumn = lines.every(({ cells }) => cells.length < 2);
  const isSizes = isColumn && field === 'size';
  const rows: CheckedRow[] = [];
  const good: ReadLine[] = [];
  const bad: BadLine[] = [];
  const lineOf = new Map<string, number>();
  const sizes = new Map<string, RefusalCode | undefined>();
  const stays = ({ index }: HeldRow) => index < from || index >= from + lines.length;

  /** In a single column the other field is what the row has already. */
  function rowOf(cells: readonly string[], index: number): ContainerRow {
    const present = held[from + index];
    const [first = '', second = ''] = cells;
    if (!isColumn) return { number: cleanContainerNumber(first), size: second };
    return field === 'number'
      ? { number: cleanContainerNumber(first), size: present?.size ?? '' }
      : { number: present?.number ?? '', size: first };
  }

  function reasonsOf(row: CheckedRow, line: ReadLine): readonly Reason[] {
    const wrong = say.columns(line);
    if (wrong.length > 0) return wrong;
    const { problems } = row;
    const reasons: Reason[] = [];
    const columnOf = (each: RowField) => (isSizes ? undefined : each === 'number' ? 0 : 1);
    const add = (each: RowField, sentence: string) => reasons.push({ sentence, column: columnOf(each) });
    // What a single column does not say is typed afterwards.
    for (const each of isColumn ? [field] : (['number', 'size'] as const)) {
      const problem = problems[each];
      if (problem) add(each, say.problem(each, problem));
      if (problem === 'container' && containerProblem(row.number) === 'checkDigit')
        add(each, say.checkDigit(row.number, containerCheckDigit(row.number.slice(0, 10))));
    }
    if (row.number === '' || reasons.length > 0) return reasons;
    const sameLine = lineOf.get(row.number);
    const sameRow = store.withNumber(row.number).find(stays);
    if (sameLine !== undefined) add('number', say.sameLine(sameLine));
    else if (sameRow) add('number', say.problem('number', 'same', sameRow.index + 1));
    lineOf.set(row.number, sameLine ?? line.line);
    return reasons;
  }

  for (const [index, line] of lines.entries()) {
    const values = rowOf(line.cells, index);
    const row = { ...values, problems: checkRow(values, sizes) };
    const reasons = reasonsOf(row, line);
    if (reasons.length > 0) bad.push(badLine(line, reasons));
    else {
      rows.push(row);
      good.push(line);
    }
  }
  // A column of sizes belongs to the rows beside it: without one of its lines the others would move up.
  if (isSizes && bad.length > 0) return { rows: [], lines: [], bad };
  const left = held.filter((row) => stays(row) && !isBlank(row)).length;
  return { rows, lines: good, bad, refusal: left + lines.length > declared ? say.tooMany : undefined };
}

/** Whether what is pasted into a field is a list, not one value. */
export const isList = (text: string) => /[\t\r\n;,]/.test(text.trim());
