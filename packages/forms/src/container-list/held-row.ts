import type { ContainerRow } from '@pabean/api/contract';
import type { RefusalCode } from '@pabean/api/rules';
import type { RowField, RowProblems } from './check-row.ts';

/** What is said against a field: a rule, the row with the same number, or the server's own words. */
export type Wrong = RefusalCode | 'same' | { readonly told: string };

/** A row as the editor holds it: one object for as long as the row lives. */
export interface HeldRow {
  readonly key: number;
  /** The bare number in capitals. */
  number: string;
  size: string;
  /** Where it stands, from 0. */
  index: number;
  /** What is shown against its fields. */
  wrong: Partial<Record<RowField, Wrong>>;
  /** What breaks the rules, shown or not. */
  problems: RowProblems;
  /** What it held at first. */
  readonly first: ContainerRow;
  /** Fields that were typed in and not left yet. */
  readonly typed: Partial<Record<RowField, boolean>>;
}

/** What the frame around the rows shows. Another object when any of it has changed. */
export interface RowsState {
  readonly rows: readonly HeldRow[];
  /** Rows in which something was typed. */
  readonly filled: number;
  /** The numbers, from 1, of the rows with something wrong. */
  readonly wrong: readonly number[];
  /** What the last change was that can be taken back. */
  readonly last: Change | undefined;
}

/** A change of the rows that can be taken back. */
export interface Change {
  readonly kind: 'added' | 'copied' | 'removed' | 'filled';
  /** Where, from 0. */
  readonly index: number;
  readonly before: readonly HeldRow[];
}
