import { type ContainerRow, containerRow } from '@pabean/api/contract';
import type { RefusalCode } from '@pabean/api/rules';
import * as z from 'zod/mini';

/** A field of a row. */
export type RowField = 'number' | 'size';

/** What breaks the rules of a row by itself. */
export type RowProblems = Partial<Record<RowField, RefusalCode>>;

/** A row together with what checking it has found. */
export interface CheckedRow extends ContainerRow {
  readonly problems: RowProblems;
}

/** Whether nothing was typed in a row. */
export const isBlank = ({ number, size }: ContainerRow) => number.trim() === '' && size.trim() === '';

const problemOf = (field: RowField, value: string) =>
  z.safeDecode(containerRow.shape[field], value).error?.issues[0]?.message as RefusalCode | undefined;

/**
 * Checks a row with the schema of the call. In an empty row nothing is wrong: it is not sent.
 *
 * @param sizes What was found of sizes so far: many rows have few of them.
 */
export function checkRow(
  row: ContainerRow,
  sizes: Map<string, RefusalCode | undefined> = new Map(),
): RowProblems {
  if (isBlank(row)) return {};
  if (!sizes.has(row.size)) sizes.set(row.size, problemOf('size', row.size));
  const problems: RowProblems = {};
  const number = problemOf('number', row.number);
  const size = sizes.get(row.size);
  if (number) problems.number = number;
  if (size) problems.size = size;
  return problems;
}
