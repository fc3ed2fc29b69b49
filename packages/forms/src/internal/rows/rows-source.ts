import type { Key } from 'react';
import type { AttemptOptions, SaveOptions } from '../save-options.ts';
import type { RowProblem } from './row-kind.ts';

/**
 * Where the rows of an editor are, and how they are saved: in the form around them (`useFormRows`), or by a server, each at once
 * (`useStoredRows`). What a list does not allow is left out.
 */
export interface RowsSource<Row, Stored = Row> {
  readonly rows: readonly Stored[];
  /** The same function as long as the rows are the same. */
  readonly keyOf: (index: number) => Key;
  /** A row as it is typed. */
  readonly valuesOf: (row: Stored) => Row;
  /** By what a draft of a row is known. */
  readonly draftKeyOf: (index: number) => string | number;
  /** Whether a server has the rows: a deletion is asked about first, and what is restored stands at the end. */
  readonly isStored: boolean;
  /** Another number when others have put rows there. */
  readonly revision?: number;
  /** What is wrong with a row, such as what a server refused. */
  readonly problemsOf?: (index: number) => readonly RowProblem[];
  /** Adds rows at the end, all or none. */
  readonly add?: ((rows: readonly Row[], options: AttemptOptions) => unknown) | undefined;
  readonly change?: ((index: number, row: Row, options: SaveOptions) => unknown) | undefined;
  readonly remove?: ((indexes: readonly number[]) => unknown) | undefined;
  /** Brings rows back with their keys. */
  readonly restore?: ((rows: readonly Stored[], index: number, keys: readonly Key[]) => unknown) | undefined;
}
