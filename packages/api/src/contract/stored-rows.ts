import type { DokapList } from '../rules/dokap.ts';
import type { ContainerRow, DatedRow, NoStripRow } from './dokap-row-values.ts';
import type { DokapRow } from './dokap-rows.ts';

/** The values of a row, for each list. */
export interface RowsOfLists {
  readonly containers: ContainerRow;
  readonly datedDocuments: DatedRow;
  readonly noStrip: NoStripRow;
}

/** A stored row: its values, its id, and its file if it has one. */
export type StoredRow<List extends DokapList> = RowsOfLists[List] & {
  /** The id of the row. */
  readonly id: string;
  /** The name of its file; null where it has none. */
  readonly fileName: string | null;
  /** The address of its file; null where it has none. */
  readonly fileUrl: string | null;
};

type ValueName = `value${1 | 2 | 3 | 4 | 5 | 6 | 7}`;

/** Which of the seven wire values of a row each field is. */
const places: { readonly [List in DokapList]: Readonly<Record<keyof RowsOfLists[List], ValueName>> } = {
  containers: { number: 'value1', size: 'value2' },
  datedDocuments: { number: 'value1', date: 'value2' },
  noStrip: {
    ppftzNumber: 'value1',
    ppftzDate: 'value2',
    bc11Number: 'value3',
    bc11Date: 'value4',
    position: 'value5',
    containerNumber: 'value6',
    containerSize: 'value7',
  },
};

/** Reads a row of an answer of `dokapRows` by the kind of its list; missing values are empty texts. */
export function readRow<List extends DokapList>(list: List, row: DokapRow): StoredRow<List> {
  const fields = Object.entries<ValueName>(places[list]).map(([field, value]) => [field, row[value] ?? '']);
  const { id, fileName, fileUrl } = row;
  return { ...Object.fromEntries(fields), id, fileName: fileName ?? null, fileUrl: fileUrl ?? null };
}

/** The inverse of {@link readRow}: a row's values under their wire and storage names. */
export function rowValues<List extends DokapList>(
  list: List,
  row: RowsOfLists[List],
): Partial<Record<ValueName, string>> {
  const held = row as unknown as Readonly<Record<string, string>>;
  return Object.fromEntries(
    Object.entries<ValueName>(places[list]).map(([field, value]) => [value, held[field] ?? '']),
  );
}
