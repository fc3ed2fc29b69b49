import type { listedHeader, PermitHeader } from '@pabean/api/contract';

/** How a field of the permit header is stored and searched. */
interface StoredField {
  /** Its column. */
  readonly column: string;
  /** How lists search it: as a text, or as a day, `24-09-2026`. Omitted when they do not. */
  readonly searched?: 'text' | 'day';
}

/** Each field of the permit header: its column and its place in the search of lists. */
export const keptHeader = {
  permitTypeId: { column: 'permit_type_id' },
  name: { column: 'company_name', searched: 'text' },
  number: { column: 'number', searched: 'text' },
  date: { column: 'date', searched: 'day' },
  identityType: { column: 'identity_type' },
  identityNumber: { column: 'identity_number' },
  address: { column: 'company_address' },
  phone: { column: 'phone' },
  email: { column: 'email' },
  documentKind: { column: 'document_kind' },
  businessKind: { column: 'business_kind' },
} as const satisfies Readonly<Record<keyof PermitHeader, StoredField>>;

type Kept = typeof keptHeader;

/** The column of a field. */
export type HeaderColumn<Name extends keyof Kept> = Kept[Name]['column'];

/** The columns of an application that its header fills: text, or null for an optional field. */
export type HeaderRow = {
  [Name in keyof Kept as HeaderColumn<Name>]: PermitHeader[Name] extends string ? string : string | null;
};

type Listed = typeof listedHeader;

/** The header fields that lists show, by property name. */
export type ListedHeader = {
  [Name in keyof Listed as Listed[Name]]: HeaderRow[HeaderColumn<Name>];
};

/** The columns that lists show. */
export type ListedColumn = HeaderColumn<keyof Listed>;
