/** A label and its value, or nothing when the value is empty. A wide one has twice the width. */
export type Fact = readonly [label: string, value: string, width?: 'wide'];

/** A column of a table. */
export interface Column {
  readonly head: string;
  /** Its width relative to the other columns. */
  readonly share: number;
  /** `end` for numbers, with digits of one width. @default 'start' */
  readonly align?: 'start' | 'end';
}

/** A table over as many pages as it needs, with its heads on each. */
export interface TableBlock {
  readonly kind: 'table';
  readonly heading: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[];
  /** Emphasized rows at its end: sums. */
  readonly totals?: readonly (readonly string[])[];
  /** Small print below it. */
  readonly note?: string;
  /** Shown instead of the table when it has no rows. */
  readonly empty: string;
  /** Smaller type and narrower gaps, for tables of many columns. @default false */
  readonly dense?: boolean;
}

/** A person who signs on paper, or has decided in the office's system. */
export interface Signer {
  readonly role: string;
  /** Empty for a blank line. */
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
  /** In groups, for typing. */
  readonly code: string;
  readonly url: string;
  /** The alternative text of the QR code. */
  readonly alt: string;
}

/** The content of a document of the office: plain texts in order, as sent to the worker that draws it. */
export interface OfficePdf {
  readonly title: string;
  /** ISO 8601 instant of creation in the file's metadata, part of the content so that the output is deterministic. */
  readonly madeAt: string;
  readonly office: { readonly name: string; readonly contact: string };
  /** A mark at the head of every page of a draft. */
  readonly mark?: string;
  readonly heading: string;
  /** Emphasized lines below the heading: number and date. */
  readonly leads: readonly Fact[];
  readonly blocks: readonly Block[];
  /** Absent before there is a code. */
  readonly check?: Check;
  /** Below every page. */
  readonly foot: string;
  /** `halaman {page} dari {pages}`. */
  readonly pageLabel: string;
}
