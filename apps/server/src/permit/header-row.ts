import { listedHeader, type PermitHeader } from '@pabean/api/contract';
import { sql } from 'kysely';
import {
  type HeaderColumn,
  type HeaderRow,
  keptHeader,
  type ListedColumn,
  type ListedHeader,
} from '../core/db/tables/permit-header.ts';

type Field = keyof PermitHeader;

const kept = Object.entries(keptHeader) as [Field, (typeof keptHeader)[Field]][];
const columns = kept.map(([, { column }]) => column);
const listed = Object.entries(listedHeader) as [keyof typeof listedHeader, string][];

/** A header as stored. */
export const toHeaderRow = (header: PermitHeader): HeaderRow =>
  Object.fromEntries(kept.map(([field, { column }]) => [column, header[field]])) as unknown as HeaderRow;

/** The header in the form's shape, from the row. Older rows may break today's rules. */
export const fromHeaderRow = (row: HeaderRow) =>
  Object.fromEntries(kept.map(([field, { column }]) => [field, row[column]])) as {
    readonly [Name in Field]: HeaderRow[HeaderColumn<Name>];
  };

/** The header's columns of a row with further columns. */
export const headerColumnsOf = (row: HeaderRow): HeaderRow =>
  Object.fromEntries(columns.map((column) => [column, row[column]])) as unknown as HeaderRow;

/** The columns of a header that lists show. */
export const listedHeaderColumns = listed.map(
  ([field]) => `application.${keptHeader[field].column}` as const,
);

/** The header values that lists show. */
export const toListedHeader = (row: Pick<HeaderRow, ListedColumn>) =>
  Object.fromEntries(
    listed.map(([field, name]) => [name, row[keptHeader[field].column]]),
  ) as unknown as ListedHeader;

/** The header columns that lists search: texts, and formatted days. */
export const searchedHeader = kept.flatMap(([, field]) => {
  if (!('searched' in field)) return [];
  const column = sql`coalesce(${sql.ref(`application.${field.column}`)}, '')`;
  return field.searched === 'text'
    ? [column]
    : [sql`substr(${column}, 9, 2) || '-' || substr(${column}, 6, 2) || '-' || substr(${column}, 1, 4)`];
});
