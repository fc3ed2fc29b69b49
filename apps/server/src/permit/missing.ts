import { type ListedDokap, permitHeader } from '@pabean/api/contract';
import { type FieldLabel, fill, id, missingInDokap as missingIn } from '@pabean/api/rules';
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

/** What the header of an application lacks, in words. */
export function missingInHeader(application: Selectable<ApplicationTable>): string[] {
  const { error } = permitHeader.safeParse(toPermitHeader(application));
  const fields = new Set(error?.issues.map(({ path: [field] }) => String(field)));
  return [...fields].map((field) =>
    fill(id.missing.header, { label: id.labels[field as FieldLabel] ?? field }),
  );
}

/** What one document lacks, in words: its values, its file, or rows of its list. */
export const missingInDokap = (dokap: ListedDokap): string[] => missingIn(dokap, id);
