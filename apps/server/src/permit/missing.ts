import { endpoints, permitHeader, placeOf } from '@pabean/api/contract';
import type { Missing } from '@pabean/api/rules';
import type { Selectable } from 'kysely';
import type { ApplicationTable } from '../db/tables/permit.ts';

/** What a permit header form held, read back from its row. */
const toPermitHeader = (row: Selectable<ApplicationTable>) => ({
  permitTypeId: row.permit_type_id,
  number: row.number,
  date: row.date,
  identityType: row.identity_type,
  identityNumber: row.identity_number,
  name: row.company_name,
  address: row.company_address,
  phone: row.phone,
  email: row.email,
  documentKind: row.document_kind,
  businessKind: row.business_kind,
});

/** What the header of an application lacks. */
export function missingInHeader(application: Selectable<ApplicationTable>): Missing[] {
  const header = toPermitHeader(application);
  const { error } = permitHeader.safeParse(header);
  const fields = new Set(error?.issues.map(({ path: [field] }) => String(field)));
  return [...fields].map((field) => ({ code: 'header', label: labelOf(field, header.permitTypeId) }));
}

/** What people call a field of the header. */
const labelOf = (field: string, permitTypeId: string) =>
  placeOf(endpoints.saveApplication.body, [field], { idijin: permitTypeId }).label ?? 'record';
