import type { NamedCode } from '@pabean/api/contract';
import type { NumberNotation } from '@pabean/api/rules';
import type { ReactNode } from 'react';
import type * as z from 'zod/mini';

/** What people type of a line: texts by the names of its fields. */
export type LineValues = Readonly<Record<string, string>>;

interface FieldBase {
  readonly name: string;
  readonly label: string;
  /** */
  readonly hint?: string;
  /** @default false */
  readonly optional?: boolean;
}

/** A field of a line, as data: the dialog draws it, and a pasted line has a column for it. */
export type LineField =
  | (FieldBase & { readonly kind: 'text' | 'longText' | 'money' | 'date' })
  | (FieldBase & { readonly kind: 'number'; readonly notation: NumberNotation })
  /** A list that is searched: in a pasted line its code or its name. */
  | (FieldBase & { readonly kind: 'code'; readonly options: readonly NamedCode[] })
  /** One of a few words. */
  | (FieldBase & { readonly kind: 'choice'; readonly options: readonly string[]; readonly choose: string });

/** A column of the table; the first one names its line. */
export interface LineColumn<Row> {
  /** Its head, and on a card what stands before it. */
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** @default 'start' */
  readonly align?: 'end';
  /** The sum of all lines. */
  readonly sum?: (rows: readonly Row[]) => string;
}

/** What the lines of a list are. */
export interface LineKind<Row extends LineValues> {
  /** The name of drafts of one line. */
  readonly name: string;
  readonly heading: string;
  /** Below the heading. */
  readonly hint?: string;
  /** What the button says that adds a line. */
  readonly add: string;
  /** Stands there as long as there are no lines. */
  readonly empty: string;
  /** A line to paste, as an example: cells parted by commas. */
  readonly example: string;
  /** What is said of the sums of so many lines. Left out where there are none. */
  readonly sum?: string;
  readonly schema: z.ZodMiniType<Row>;
  /** The fields in the order of a pasted line, those beside each other together. */
  readonly fields: readonly (readonly LineField[])[];
  /** What nobody has filled in. */
  readonly empties: LineValues;
  /** What the next line often has, too. */
  readonly keeps: readonly string[];
  /** What no second line has. */
  readonly unique: readonly string[];
  /** What a line is called. */
  readonly nameOf: (row: Row) => string;
  readonly columns: readonly LineColumn<Row>[];
}

/** The fields of a line in the order of a pasted one. */
export const fieldsOf = (kind: Pick<LineKind<never>, 'fields'>): readonly LineField[] => kind.fields.flat();
