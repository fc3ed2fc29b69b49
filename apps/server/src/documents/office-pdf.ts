/** A label and its value, or nothing where the value is empty. A wide one has the room of two. */
export type Fact = readonly [label: string, value: string, width?: 'wide'];

/** A column of a table. */
export interface Column {
  readonly head: string;
  /** How much of the width it has, compared to the other columns. */
  readonly share: number;
  /** Numbers stand at the end of their column, with digits of one width. @default 'start' */
  readonly align?: 'start' | 'end';
}

/** A table that goes on over as many pages as it needs, with its heads on each. */
export interface TableBlock {
  readonly kind: 'table';
  readonly heading: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[];
  /** Rows at its end that stand out: sums. */
  readonly totals?: readonly (readonly string[])[];
  /** Small print below it. */
  readonly note?: string;
  /** Said instead of the table where it has no rows. */
  readonly empty: string;
  /** Smaller type and narrower gaps, for tables of many columns. @default false */
  readonly dense?: boolean;
}

/** Somebody who signs on paper, or has decided in the office's system. */
export interface Signer {
  readonly role: string;
  /** Empty where a line is left for it. */
  readonly name: string;
  /** Below the name. */
  readonly note: string;
}

/** A part of a document below its heading. */
export type Block =
  | { readonly kind: 'facts'; readonly heading: string; readonly facts: readonly Fact[] }
  | { readonly kind: 'text'; readonly heading?: string; readonly paragraphs: readonly string[] }
  | { readonly kind: 'list'; readonly heading: string; readonly items: readonly string[] }
  | { readonly kind: 'signatures'; readonly signers: readonly Signer[] }
  | TableBlock;

/** How a reader checks that a document is genuine. */
export interface Check {
  readonly heading: string;
  readonly text: string;
  /** In groups, to be typed. */
  readonly code: string;
  readonly url: string;
  /** What the QR code is, for those who do not see it. */
  readonly alt: string;
}

/** What a document of the office says: plain texts in their order, as the thread that draws it gets them. */
export interface OfficePdf {
  readonly title: string;
  /** ISO 8601 instant that the file names as its own: the same content makes the same bytes. */
  readonly madeAt: string;
  readonly office: { readonly name: string; readonly contact: string };
  /** Stands at the head of every page of what is no document of the office yet. */
  readonly mark?: string;
  readonly heading: string;
  /** What stands out below the heading: number and date. */
  readonly leads: readonly Fact[];
  readonly blocks: readonly Block[];
  /** None before there is a code. */
  readonly check?: Check;
  /** Below every page. */
  readonly foot: string;
  /** `halaman {page} dari {pages}`. */
  readonly pageLabel: string;
}
