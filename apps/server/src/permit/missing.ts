import { type ListedDokap, permitHeader } from '@pabean/api/contract';
import { declaredRows, dokapListOf, type FieldLabel, fill, id } from '@pabean/api/rules';
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
export function missingInDokap(dokap: ListedDokap): string[] {
  const names = { dokap: dokap.name };
  /** The messages about lists say 'Daftar' themselves. */
  const list = { dokap: dokap.name.replace(/^Daftar /, '') };
  if (dokap.first === null) return [fill(id.missing.dokap, names)];
  const missing: string[] = [];
  if (dokap.needsFile === 'Y' && !dokap.fileUrl) missing.push(fill(id.missing.file, names));
  const declared = declaredRows(dokap.code, dokap.first);
  const count = dokap.rowCount ?? 0;
  if (declared !== undefined && declared !== count) {
    missing.push(fill(id.missing.rows, { ...list, count, declared }));
  }
  if (dokapListOf(dokap.code) === 'noStrip' && count === 0) missing.push(fill(id.missing.noRows, list));
  return missing;
}
