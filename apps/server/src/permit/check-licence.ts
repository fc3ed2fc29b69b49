import type { CheckedLicence } from '@pabean/api/contract';
import { APPROVED } from '@pabean/api/rules';
import type { Db } from '../core/db/store.ts';

/** The result of checking a licence by its code; undefined if there is none. */
export async function checkLicence(db: Db, today: string, code: string): Promise<CheckedLicence | undefined> {
  const row = await db
    .selectFrom('application')
    .innerJoin('permit_type', 'permit_type.id', 'application.permit_type_id')
    .select(['status', 'approval_number', 'approval_date', 'company_name', 'permit_type.name'])
    .where('check_code', '=', code)
    .executeTakeFirst();
  if (!row?.approval_number) return undefined;
  const { status, approval_date } = row;
  return {
    approvalNumber: row.approval_number,
    approvalDate: approval_date ?? '',
    permitTypeName: row.name,
    holder: row.company_name,
    valid: status === APPROVED && (approval_date ?? '') <= today,
  };
}
