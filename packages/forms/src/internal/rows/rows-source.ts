import type { Key } from 'react';
import type { AttemptOptions, SaveOptions } from '../save-options.ts';
import type { RowProblem } from './row-kind.ts';

/**
 * Where the rows of an editor are, and how they are saved: in the form around them (`useFormRows`), or on a server, one request
 * each (`useStoredRows`). Actions that a list does not allow are omitted.
 */
export interface RowsSource<Row, Stored = Row> {
  readonly rows: readonly Stored[];
  /** Returns a row's key. The same function as long as the rows are the same. */
  readonly keyOf: (index: number) => Key;
  /** The form values of a row. */
  readonly valuesOf: (row: Stored) => Row;
  /** The key of a row's draft. */
  readonly draftKeyOf: (index: number) => string | number;
  /** Whether the rows are on a server: a deletion asks for confirmation first, and restored rows are appended. */
  readonly isStored: boolean;
  /** Changes when the rows were replaced from outside. */
  readonly revision?: number;
  /** Errors of a row, such as a refusal by the server. */
  readonly problemsOf?: (index: number) => readonly RowProblem[];
  /** Appends rows, all or none. */
  readonly add?: ((rows: readonly Row[], options: AttemptOptions) => unknown) | undefined;
  readonly change?: ((index: number, row: Row, options: SaveOptions) => unknown) | undefined;
  readonly remove?: ((indexes: readonly number[]) => unknown) | undefined;
  /** Restores rows with their keys. */
  readonly restore?: ((rows: readonly Stored[], index: number, keys: readonly Key[]) => unknown) | undefined;
}
