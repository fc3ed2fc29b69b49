import type { TableState } from './table-state.ts';

/** What every filter of a {@link DataTable} says, as data. */
export interface FilterBase {
  /** Its name in the table's state and in addresses. */
  readonly id: string;
  /** What it filters by, such as “Jenis izin”. */
  readonly label: string;
  /** The choice that holds no row back, such as “Semua jenis izin”. */
  readonly all: string;
  /** The other choices, in their order. */
  readonly options: readonly FilterOption[];
  /**
   * How it is drawn: a `select` beside the search, or `tabs` above the table, with the number of rows behind each.
   * One list has tabs for one filter at most.
   *
   * @default 'select'
   */
  readonly drawn?: 'select' | 'tabs';
}

/** A choice of a filter. */
export interface FilterOption {
  /** What stands in the state and in addresses; never empty. */
  readonly value: string;
  /** What is read. */
  readonly label: string;
  /**
   * The language of the label in a select, where that is not the page's: `dataLanguage` of the rules for data.
   *
   * @default that of the page
   */
  readonly lang?: string;
}

/** A filter of a list whose rows are all here. */
export interface TableFilter<Row> extends FilterBase {
  /** The choice to which a row belongs, or none. What was worked out is kept by this function: declare it once. */
  readonly optionOf: (row: Row) => string | null | undefined;
  readonly counts?: never;
}

/** A filter of a list that comes in pages: the server holds rows back. */
export interface ServerFilter extends FilterBase {
  /** How many rows are behind each choice, by its value, and behind all of them under `''`; for tabs. */
  readonly counts?: Readonly<Record<string, number>>;
  readonly optionOf?: never;
}

/** The value that a filter has in a state; empty where it holds nothing back, or names no choice. */
export function chosenIn({ id, options }: FilterBase, { filters }: Pick<TableState, 'filters'>): string {
  const value = Object.hasOwn(filters, id) ? filters[id] : undefined;
  return options.some((option) => option.value === value) ? (value ?? '') : '';
}

/** A filter of either kind of list, as it is drawn. */
export type DrawnFilter = FilterBase & Pick<ServerFilter, 'counts'>;
