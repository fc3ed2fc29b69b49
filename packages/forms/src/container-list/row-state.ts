import type { ContainerRow } from '@pabean/api/contract';
import type { RefusalCode } from '@pabean/api/rules';
import type { RowField, RowProblems } from './check-row.ts';

/** An error of a field: a rule's code, a duplicate number, or the server's message. */
export type RowError = RefusalCode | 'same' | { readonly message: string };

/** A row in the editor's state; the object keeps its identity while the row exists. */
export interface RowState {
  readonly key: number;
  /** The number in capitals, without separators. */
  number: string;
  size: string;
  /** Its index, from 0. */
  index: number;
  /** The errors shown at its fields. */
  wrong: Partial<Record<RowField, RowError>>;
  /** All its errors, shown or not. */
  problems: RowProblems;
  /** Its initial values. */
  readonly first: ContainerRow;
  /** Fields that were edited and still have the focus. */
  readonly typed: Partial<Record<RowField, boolean>>;
}

/** State shown around the rows. Replaced when any of it changes. */
export interface RowsState {
  readonly rows: readonly RowState[];
  /** Number of filled rows. */
  readonly filled: number;
  /** The numbers, from 1, of the rows with errors. */
  readonly wrong: readonly number[];
  /** The kind of the last change that can be undone. */
  readonly last: Change | undefined;
}

/** A change of the rows that can be undone. */
export interface Change {
  readonly kind: 'added' | 'copied' | 'removed' | 'filled';
  /** Its index, from 0. */
  readonly index: number;
  readonly before: readonly RowState[];
}
