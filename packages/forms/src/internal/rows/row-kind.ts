import type { ListedCode, NumberNotation } from '@pabean/api/rules';
import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import type { DraftLocation } from '../draft-store.ts';
import type { ZodForm } from '../use-zod-form.ts';
import type { DrawSums } from './row-table.tsx';

/** What people type of a row: texts by the names of its fields. */
export type RowValues = Readonly<Record<string, string>>;

/** What a control is given that is drawn for a field. */
export interface ControlProps {
  readonly form: ZodForm<Record<string, string>>;
  readonly name: string;
  readonly optional: boolean;
  readonly hint?: string;
  readonly width?: 'date';
}

/** A field of a row, as data: the dialog draws it, and a pasted line has a column for it. `fields.tsx` has the usual ones. */
export interface RowField {
  readonly name: string;
  readonly label: string;
  /** */
  readonly hint?: string;
  /** @default false */
  readonly optional?: boolean;
  /** How wide its control is. @default as wide as its place */
  readonly width?: 'date';
  /** What a pasted cell means. @default what it says */
  readonly read?: (cell: string) => string;
  /** What an empty pasted cell means. @default nothing */
  readonly usual?: string;
  /** How its number is written. Left out where it holds none. */
  readonly notation?: NumberNotation;
  /** What it is chosen from: in a pasted line by code or name. Left out where it may hold anything. */
  readonly options?: readonly ListedCode[];
  readonly draw: (props: ControlProps) => ReactNode;
}

/** Where a cell is drawn. */
export interface CellPlace {
  /** Which row, from 0. */
  readonly index: number;
  /** Whether something beside the table is about the row. */
  readonly isCurrent: boolean;
}

/** A column of the table; the first one names its row. */
export interface RowColumn<Row> {
  /** Its head, and on a card what stands before it. */
  readonly head: string;
  readonly cell: (row: Row, place: CellPlace) => ReactNode;
  /** @default 'start' */
  readonly align?: 'end';
}

/** What is wrong with a row: what a server refused, or the form around the list. */
export interface RowProblem {
  /** Which row, from 0. */
  readonly row: number;
  /** The name of the field in the row, such as `count`; undefined for the row as a whole. */
  readonly field?: string | undefined;
  /** The sentence. */
  readonly message: string;
}

interface RowRules<Row> {
  readonly schema: z.ZodMiniType<Row> & { readonly shape: Readonly<Record<string, z.ZodMiniType>> };
  /** The field in which no two rows are the same, and what the others have in it. */
  readonly single?: { readonly name: string; readonly taken: ReadonlySet<string> };
}

/** What a pasted or imported line is: each of its cells is checked by itself. */
export interface PastedRow<Row> extends RowRules<Row> {
  /** The fields in the order of its cells. */
  readonly fields: readonly RowField[];
  /** A line as an example: cells parted by commas. */
  readonly example: string;
  /** How many rows there may be. */
  readonly max: number;
}

/** What a dialog for one row is made of. */
export interface RowFields<Row extends RowValues> extends RowRules<Row> {
  /** The name of drafts of one row. */
  readonly name: string;
  /** What the button says that adds a row. */
  readonly add: string;
  /** The fields, those beside each other together. */
  readonly fields: readonly (readonly RowField[])[];
  /** What the next row often has, too. */
  readonly keeps: readonly string[];
  /** What a row is called. */
  readonly nameOf: (row: Row) => string;
  /** @default 'large' */
  readonly size?: 'medium';
  /** Said where a field that is emptied keeps what it was. Left out where it is emptied. */
  readonly keepsEmptied?: string;
}

/** What the rows of a list are; `Stored` is what the list has of each. */
export interface RowKind<Row extends RowValues, Stored = Row> extends RowFields<Row> {
  readonly heading: string;
  /** Below the heading. */
  readonly hint?: string;
  /** Stands there as long as there are no rows. */
  readonly empty: string;
  /** How many rows there may be. */
  readonly max: number;
  readonly example: string;
  /** The fields in the order of a pasted line. @default the order of the dialog */
  readonly pasted?: readonly RowField[];
  /** What a copy of a row leaves empty. @default [] */
  readonly unique?: readonly string[];
  readonly columns: readonly RowColumn<Stored>[];
  /** The language of what the rows hold, where that is not the page's. */
  readonly lang?: string;
  /** How many pixels its columns need; in a narrower place its rows are cards. @default 600 */
  readonly room?: number;
  /** Draws the sums of all rows. Left out where there are none. */
  readonly sums?: DrawSums;
  /** What a first row begins with. @default nothing */
  readonly begin?: RowValues;
}

/** The fields of a row in one list. */
export const fieldsOf = (kind: { readonly fields: readonly (readonly RowField[])[] }): readonly RowField[] =>
  kind.fields.flat();

/** What nobody has filled in. */
export const emptyRow = (fields: readonly RowField[]): Record<string, string> =>
  Object.fromEntries(fields.map(({ name }) => [name, '']));

/** Some fields of a row. */
export const only = (values: RowValues, names: readonly string[]): RowValues =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? '']));

/**
 * Where what is typed of a row is kept: of a new one with its record, of another under its own key.
 *
 * @param key What the row is known by: its place or its id.
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
