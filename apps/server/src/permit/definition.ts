import type { DokapDefinition } from '@pabean/api/contract';
import type { Db } from '../core/db/store.ts';
import type { DokapTypeTable } from '../core/db/tables/reference.ts';

/** A document type's definition in the shape of the contract. */
export const toDefinition = (row: DokapTypeTable & { mandatory?: number }): DokapDefinition => ({
  code: row.code,
  name: row.name,
  firstLabel: row.first_label,
  secondLabel: row.second_label,
  firstKind: row.first_kind,
  secondKind: row.second_kind,
  firstMax: row.first_max,
  secondMax: row.second_max,
  expires: row.expires === 1,
  table: row.ref_table,
  keyColumn: row.key_column,
  labelColumn: row.label_column,
  needsFile: row.needs_file === 1,
  mandatory: row.mandatory === 1,
});

/** The definition of a document type, or undefined when there is none of this code. */
export async function findDefinition(db: Db, code: string) {
  const row = await db.selectFrom('dokap_type').selectAll().where('code', '=', code).executeTakeFirst();
  return row && toDefinition(row);
}

/** The definition of a document type of a permit type, or undefined when it does not have it. */
export async function findAllowedDefinition(db: Db, permitTypeId: string, code: string) {
  const row = await db
    .selectFrom('dokap_type')
    .innerJoin('permit_document', 'permit_document.dokap_code', 'dokap_type.code')
    .selectAll('dokap_type')
    .where('permit_document.permit_type_id', '=', permitTypeId)
    .where('dokap_type.code', '=', code)
    .executeTakeFirst();
  return row && toDefinition(row);
}
