import type { TableState } from './table-state.ts';

/** Properties of every filter of a {@link DataTable}, as data. */
export interface FilterBase {
  /** Its id in the table's state and in URLs. */
  readonly id: string;
  /** Its label, such as “Permit type”. */
  readonly label: string;
  /** The label of the option that hides no rows, such as “All permit types”. */
  readonly all: string;
  /** The other options, in their order. */
  readonly options: readonly FilterOption[];
  /**
   * How it is drawn: a `select` beside the search, or `tabs` above the table, with the number of rows of each option. A
   * list has at most one filter with tabs.
   *
   * @default 'select'
   */
  readonly drawn?: 'select' | 'tabs';
}

/** An option of a filter. */
export interface FilterOption {
  /** The value in the state and in URLs; never empty. */
  readonly value: string;
  /** The label. */
  readonly label: string;
  /**
   * The language of the label in a select, where that is not the page's: `dataLanguage` of the rules for data.
   *
   * @default that of the page
   */
  readonly lang?: string;
}

/** A filter of a list that has all of its rows in the browser. */
export interface TableFilter<Row> extends FilterBase {
  /** The option that a row belongs to, or none. Results are cached by this function: declare it once. */
  readonly optionOf: (row: Row) => string | null | undefined;
  readonly counts?: never;
}

/** A filter of a paged list: the server filters the rows. */
export interface ServerFilter extends FilterBase {
  /** The number of rows of each option, by its value, and of all options under `''`; for tabs. */
  readonly counts?: Readonly<Record<string, number>>;
  readonly optionOf?: never;
}

/** The value of a filter in a state; empty where it hides nothing or the option does not exist. */
export function chosenIn({ id, options }: FilterBase, { filters }: Pick<TableState, 'filters'>): string {
  const value = Object.hasOwn(filters, id) ? filters[id] : undefined;
  return options.some((option) => option.value === value) ? (value ?? '') : '';
}

/** A filter of either kind of list, as it is drawn. */
export type DrawnFilter = FilterBase & Pick<ServerFilter, 'counts'>;
