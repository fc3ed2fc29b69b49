import type { ListedApplication, PermitHeader } from '@pabean/api/contract';

/** How a field of the permit header is kept, listed and found. */
interface KeptField {
  /** Its column of an application. */
  readonly column: string;
  /** What lists call it. Left out where lists do not show it. */
  readonly listed?: keyof ListedApplication;
  /** Whether lists are searched in it: as a text, or as a day, `24-09-2026`. Left out where they are not. */
  readonly searched?: 'text' | 'day';
}

/** Each field of the permit header: one row is its place in the store, in lists and in their search. */
export const keptHeader = {
  permitTypeId: { column: 'permit_type_id', listed: 'permitTypeId' },
  name: { column: 'company_name', listed: 'companyName', searched: 'text' },
  number: { column: 'number', listed: 'number', searched: 'text' },
  date: { column: 'date', listed: 'date', searched: 'day' },
  identityType: { column: 'identity_type' },
  identityNumber: { column: 'identity_number', listed: 'npwp' },
  address: { column: 'company_address', listed: 'companyAddress' },
  phone: { column: 'phone', listed: 'phone' },
  email: { column: 'email', listed: 'email' },
  documentKind: { column: 'document_kind' },
  businessKind: { column: 'business_kind' },
} as const satisfies Readonly<Record<keyof PermitHeader, KeptField>>;

type Kept = typeof keptHeader;

/** The column of a field. */
export type HeaderColumn<Name extends keyof Kept> = Kept[Name]['column'];

/** The columns of an application that its header fills: text, or null where the form may leave the field out. */
export type HeaderRow = {
  [Name in keyof Kept as HeaderColumn<Name>]: PermitHeader[Name] extends string ? string : string | null;
};

type Listed = {
  [Name in keyof Kept]: Kept[Name] extends { readonly listed: string } ? Name : never;
}[keyof Kept];

/** What lists show of a header, under their own names. */
export type ListedHeader = {
  [Name in Listed as Kept[Name]['listed']]: HeaderRow[HeaderColumn<Name>];
};

/** The columns that lists show. */
export type ListedColumn = HeaderColumn<Listed>;
