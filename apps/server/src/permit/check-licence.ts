import type { CheckedLicence } from '@pabean/api/contract';
import { APPROVED, readCheckCode } from '@pabean/api/rules';
import type { Db } from '../db/store.ts';
import { checkRecord } from '../ppftz/check-record.ts';
import { dayOf } from './office-day.ts';

/** What the office says of the licence or PPFTZ record that has a code, however it was typed; undefined where none has it. */
export async function checkLicence(db: Db, now: Date, typed: string): Promise<CheckedLicence | undefined> {
  const code = readCheckCode(typed);
  if (!code) return undefined;
  return (await checkApplication(db, now, code)) ?? (await checkRecord(db, now, code));
}

async function checkApplication(db: Db, now: Date, code: string): Promise<CheckedLicence | undefined> {
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
    valid: status === APPROVED && (approval_date ?? '') <= dayOf(now),
  };
}
