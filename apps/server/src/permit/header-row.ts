import type { PermitHeader } from '@pabean/api/contract';
import { type HeaderRow, headerColumns } from '../core/db/tables/permit-header.ts';

type Field = keyof PermitHeader;
type Columns = typeof headerColumns;

/** A header as it is kept. */
export const toHeaderRow = (header: PermitHeader): HeaderRow =>
  Object.fromEntries(
    Object.entries(headerColumns).map(([field, column]) => [column, header[field as Field]]),
  ) as unknown as HeaderRow;

/** What the form held, read back from the row. Older rows may break today's rules. */
export const fromHeaderRow = (row: HeaderRow) =>
  Object.fromEntries(Object.entries(headerColumns).map(([field, column]) => [field, row[column]])) as {
    readonly [Name in Field]: HeaderRow[Columns[Name]];
  };

/** The header's columns of a row that has others beside them. */
export const headerColumnsOf = (row: HeaderRow): HeaderRow =>
  Object.fromEntries(
    Object.values(headerColumns).map((column) => [column, row[column]]),
  ) as unknown as HeaderRow;
