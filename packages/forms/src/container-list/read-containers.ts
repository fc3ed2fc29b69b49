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
import type { RowError, RowState } from './row-state.ts';
import type { RowStore } from './row-store.ts';

/** Context for reading a text. */
export interface ContainerReading {
  readonly store: RowStore;
  /** Index of the row that the first line goes to, from 0. */
  readonly from: number;
  /** The field that a single column fills. */
  readonly field: RowField;
  readonly declared: number;
  readonly messages: {
    /** Returns the message of a field's error; `line` is another line with the same number, `row` another row. */
    readonly problem: (field: RowField, wrong: RowError, row?: number) => string;
    readonly sameLine: (line: number) => string;
    readonly checkDigit: (number: string, right: number) => string;
    readonly columns: (line: ReadLine) => readonly Reason[];
    readonly tooMany: string;
  };
}

/** Index of the first row after all filled ones. */
export const firstFree = (rows: readonly RowState[]) => rows.findLastIndex((row) => !isBlank(row)) + 1;

/** Parses containers, one per line: number, and size in a second column. Adds nothing. */
export async function readContainers(text: string, options: ContainerReading): Promise<Reading<CheckedRow>> {
  const { store, from, field, declared, messages } = options;
  const { rows: held } = store.state;
  const lines = await readLines(text);
  const isColumn = lines.every(({ cells }) => cells.length < 2);
  const isSizes = isColumn && field === 'size';
  const rows: CheckedRow[] = [];
  const good: ReadLine[] = [];
  const bad: BadLine[] = [];
  const lineOf = new Map<string, number>();
  const sizes = new Map<string, RefusalCode | undefined>();
  const stays = ({ index }: RowState) => index < from || index >= from + lines.length;

  /** In a single column the other field keeps the value of its row. */
  function rowOf(cells: readonly string[], index: number): ContainerRow {
    const present = held[from + index];
    const [first = '', second = ''] = cells;
    if (!isColumn) return { number: cleanContainerNumber(first), size: second };
    return field === 'number'
      ? { number: cleanContainerNumber(first), size: present?.size ?? '' }
      : { number: present?.number ?? '', size: first };
  }

  function reasonsOf(row: CheckedRow, line: ReadLine): readonly Reason[] {
    const wrong = messages.columns(line);
    if (wrong.length > 0) return wrong;
    const { problems } = row;
    const reasons: Reason[] = [];
    const columnOf = (each: RowField) => (isSizes ? undefined : each === 'number' ? 0 : 1);
    const add = (each: RowField, sentence: string) => reasons.push({ sentence, column: columnOf(each) });
    // Values missing from a single column are typed later.
    for (const each of isColumn ? [field] : (['number', 'size'] as const)) {
      const problem = problems[each];
      if (problem) add(each, messages.problem(each, problem));
      if (problem === 'container' && containerProblem(row.number) === 'checkDigit')
        add(each, messages.checkDigit(row.number, containerCheckDigit(row.number.slice(0, 10))));
    }
    if (row.number === '' || reasons.length > 0) return reasons;
    const sameLine = lineOf.get(row.number);
    const sameRow = store.withNumber(row.number).find(stays);
    if (sameLine !== undefined) add('number', messages.sameLine(sameLine));
    else if (sameRow) add('number', messages.problem('number', 'same', sameRow.index + 1));
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
  // A column of sizes belongs to existing rows: skipping one of its lines would shift the others.
  if (isSizes && bad.length > 0) return { rows: [], lines: [], bad };
  const left = held.filter((row) => stays(row) && !isBlank(row)).length;
  return { rows, lines: good, bad, refusal: left + lines.length > declared ? messages.tooMany : undefined };
}

/** Returns whether text pasted into a field is a list rather than one value. */
export const isList = (text: string) => /[\t\r\n;,]/.test(text.trim());
