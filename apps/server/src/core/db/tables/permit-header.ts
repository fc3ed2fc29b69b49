import type { PermitHeader } from '@pabean/api/contract';

/** Which column of an application each field of its permit header is. */
export const headerColumns = {
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

type Columns = typeof headerColumns;
type Field = keyof Columns;

/** The columns of an application that its header fills: text, or null where the form may leave the field out. */
export type HeaderRow = {
  [Name in Field as Columns[Name]]: PermitHeader[Name] extends string ? string : string | null;
};
