import type { CheckedLicence } from '@pabean/api/contract';
import { APPROVED, readCheckCode } from '@pabean/api/rules';
import type { Db } from '../db/store.ts';
import { checkRecord } from '../ppftz/check-record.ts';

/**
 * What the office says of the licence or PPFTZ record that has a code, however it was typed; undefined where none has it.
 *
 * @param today The office's calendar day.
 */
export async function checkLicence(
  db: Db,
  today: string,
  typed: string,
): Promise<CheckedLicence | undefined> {
  const code = readCheckCode(typed);
  if (!code) return undefined;
  return (await checkApplication(db, today, code)) ?? (await checkRecord(db, today, code));
}

async function checkApplication(db: Db, today: string, code: string): Promise<CheckedLicence | undefined> {
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
