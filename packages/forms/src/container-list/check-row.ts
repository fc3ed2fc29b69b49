import { type ContainerRow, containerRow } from '@pabean/api/contract';
import type { RefusalCode } from '@pabean/api/rules';
import * as z from 'zod/mini';

/** The name of a row's field. */
export type RowField = 'number' | 'size';

/** Errors of a row that do not depend on other rows. */
export type RowProblems = Partial<Record<RowField, RefusalCode>>;

/** A row with its errors. */
export interface CheckedRow extends ContainerRow {
  readonly problems: RowProblems;
}

/** Returns whether a row is empty. */
export const isBlank = ({ number, size }: ContainerRow) => number.trim() === '' && size.trim() === '';

const problemOf = (field: RowField, value: string) =>
  z.safeDecode(containerRow.shape[field], value).error?.issues[0]?.message as RefusalCode | undefined;

/**
 * Checks a row against the schema of the call. An empty row has no errors: it is not sent.
 *
 * @param sizes Cache of checked sizes: many rows share few of them.
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
