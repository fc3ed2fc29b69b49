import type { ListedCode, NumberNotation } from '@pabean/api/rules';
import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import type { DraftLocation } from '../draft-store.ts';
import type { ZodForm } from '../use-zod-form.ts';
import type { DrawSums } from './row-table.tsx';

/** The form values of a row: strings by field name. */
export type RowValues = Readonly<Record<string, string>>;

/** Props of a field's control. */
export interface ControlProps {
  readonly form: ZodForm<Record<string, string>>;
  readonly name: string;
  readonly optional: boolean;
  readonly hint?: string;
  readonly width?: 'date';
}

/** A field of a row, as data: the dialog renders it, and a pasted line has a column for it. `fields.tsx` has the common ones. */
export interface RowField {
  readonly name: string;
  readonly label: string;
  /** */
  readonly hint?: string;
  /** @default false */
  readonly optional?: boolean;
  /** Width of its control. @default the full width */
  readonly width?: 'date';
  /** Converts a pasted cell to the value. @default unchanged */
  readonly read?: (cell: string) => string;
  /** The value of an empty pasted cell. @default empty */
  readonly usual?: string;
  /** Its number format. Omitted if it is not a number. */
  readonly notation?: NumberNotation;
  /** Its options: in a pasted line by code or name. Omitted if any value is allowed. */
  readonly options?: readonly ListedCode[];
  readonly draw: (props: ControlProps) => ReactNode;
}

/** The context of a cell. */
export interface CellPlace {
  /** Index of the row, from 0. */
  readonly index: number;
  /** Whether the row is the one shown in the panel beside the table. */
  readonly isCurrent: boolean;
}

/** A column of the table; the first one names its row. */
export interface RowColumn<Row> {
  /** Its heading, and its label on a card. */
  readonly head: string;
  readonly cell: (row: Row, place: CellPlace) => ReactNode;
  /** @default 'start' */
  readonly align?: 'end';
}

/** An error of a row, from the server or from the form around the list. */
export interface RowProblem {
  /** Index of the row, from 0. */
  readonly row: number;
  /** The name of the field, such as `count`; undefined for the row as a whole. */
  readonly field?: string | undefined;
  /** The message. */
  readonly message: string;
}

interface RowRules<Row> {
  readonly schema: z.ZodMiniType<Row> & { readonly shape: Readonly<Record<string, z.ZodMiniType>> };
  /** A field that must be unique, and its values in the other rows. */
  readonly single?: { readonly name: string; readonly taken: ReadonlySet<string> };
}

/** The format of a pasted or imported line: each of its cells is checked by itself. */
export interface PastedRow<Row> extends RowRules<Row> {
  /** The fields in the order of the columns. */
  readonly fields: readonly RowField[];
  /** An example line: cells separated by commas. */
  readonly example: string;
  /** Maximum number of rows. */
  readonly max: number;
}

/** Description of the dialog for one row. */
export interface RowFields<Row extends RowValues> extends RowRules<Row> {
  /** The name of drafts of one row. */
  readonly name: string;
  /** Label of the button that adds a row. */
  readonly add: string;
  /** The fields; those of one group are beside each other. */
  readonly fields: readonly (readonly RowField[])[];
  /** The values that the next row starts with. */
  readonly keeps: readonly string[];
  /** Returns the name of a row. */
  readonly nameOf: (row: Row) => string;
  /** @default 'large' */
  readonly size?: 'medium';
  /** Message when an emptied field keeps its value. Omitted if emptying clears it. */
  readonly keepsEmptied?: string;
}

/** Description of a list's rows; `Stored` is the type of a row in the list. */
export interface RowKind<Row extends RowValues, Stored = Row> extends RowFields<Row> {
  readonly heading: string;
  /** Text below the heading. */
  readonly hint?: string;
  /** Text shown while there are no rows. */
  readonly empty: string;
  /** Maximum number of rows. */
  readonly max: number;
  readonly example: string;
  /** The fields in the order of a pasted line. @default the order of the dialog */
  readonly pasted?: readonly RowField[];
  /** Fields that a copy of a row leaves empty. @default [] */
  readonly unique?: readonly string[];
  readonly columns: readonly RowColumn<Stored>[];
  /** Language of the row contents, if it differs from the page's. */
  readonly lang?: string;
  /** Minimum width of the columns in pixels; in less space rows become cards. @default 600 */
  readonly room?: number;
  /** Renders the sums of all rows. Omitted if there are none. */
  readonly sums?: DrawSums;
  /** Initial values of a first row. @default empty */
  readonly begin?: RowValues;
}

/** Returns the fields of a row as one list. */
export const fieldsOf = (kind: { readonly fields: readonly (readonly RowField[])[] }): readonly RowField[] =>
  kind.fields.flat();

/** The values of an empty row. */
export const emptyRow = (fields: readonly RowField[]): Record<string, string> =>
  Object.fromEntries(fields.map(({ name }) => [name, '']));

/** Returns some fields of a row. */
export const only = (values: RowValues, names: readonly string[]): RowValues =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? '']));

/**
 * Where unsaved input of a row is stored: of a new one with its record, of another under its own key.
 *
 * @param key The row's index or id.
 */
export const rowDraft = (
  { name }: { readonly name: string },
  place: DraftLocation | undefined,
  key: string | number | undefined,
) => ({
  name,
  version: 1,
  location: place && {
    ...place,
    record: [place.record, key].filter((part) => part !== undefined).join('/'),
  },
});
