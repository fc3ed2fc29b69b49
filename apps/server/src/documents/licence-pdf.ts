/** A label and its value, or nothing where the value is empty. */
export type Fact = readonly [label: string, value: string];

/** What a licence's PDF says: plain texts in their order, as the thread that draws it gets them. */
export interface LicencePdf {
  readonly title: string;
  /** ISO 8601 instant that the file names as its own: the same licence makes the same bytes. */
  readonly madeAt: string;
  readonly office: { readonly name: string; readonly contact: string };
  readonly heading: string;
  /** What stands out below the heading: number and date. */
  readonly leads: readonly Fact[];
  readonly sections: readonly { readonly heading: string; readonly facts: readonly Fact[] }[];
  readonly table: {
    readonly heading: string;
    readonly columns: readonly string[];
    readonly rows: readonly (readonly string[])[];
    /** Said instead of the table where it has no rows. */
    readonly empty: string;
  };
  /** How a reader checks that it is genuine; none before there is a code. */
  readonly check?: {
    readonly heading: string;
    readonly text: string;
    /** In groups, to be typed. */
    readonly code: string;
    readonly url: string;
    /** What the QR code is, for those who do not see it. */
    readonly alt: string;
  };
  /** Below every page. */
  readonly foot: string;
  /** `halaman {page} dari {pages}`. */
  readonly pageLabel: string;
}
