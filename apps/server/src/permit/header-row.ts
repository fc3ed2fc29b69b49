import type { PermitHeader } from '@pabean/api/contract';

/** Which column of an application each field of its permit header is. */
const columns = {
  permitTypeId: 'permit_type_id',
  number: 'number',
  date: 'date',
  identityType: 'identity_type',
  identityNumber: 'identity_number',
  name: 'company_name',
  address: 'company_address',
  phone: 'phone',
  email: 'email',
  documentKind: 'document_kind',
  businessKind: 'business_kind',
} as const satisfies Readonly<Record<keyof PermitHeader, string>>;

type Columns = typeof columns;
type Field = keyof Columns;

/** The columns of an application that its header fills: text, or null where the form may leave the field out. */
export type HeaderRow = {
  [Name in Field as Columns[Name]]: PermitHeader[Name] extends string ? string : string | null;
};

/** A header as it is kept. */
export const toHeaderRow = (header: PermitHeader): HeaderRow =>
  Object.fromEntries(
    Object.entries(columns).map(([field, column]) => [column, header[field as Field]]),
  ) as unknown as HeaderRow;

/** What the form held, read back from the row. Older rows may break today's rules. */
export const fromHeaderRow = (row: HeaderRow) =>
  Object.fromEntries(Object.entries(columns).map(([field, column]) => [field, row[column]])) as {
    readonly [Name in Field]: HeaderRow[Columns[Name]];
  };

/** The header's columns of a row that has others beside them. */
export const headerColumnsOf = (row: HeaderRow): HeaderRow =>
  Object.fromEntries(Object.values(columns).map((column) => [column, row[column]])) as unknown as HeaderRow;
