import type { CheckedLicence } from '@pabean/api/contract';
import { dataLanguage, messagesIn, ppftzKindName, ppftzStatus } from '@pabean/api/rules';
import type { Db } from '../core/db/store.ts';

/**
 * The result of checking a registered PPFTZ record by its code: a released record that is not held is valid. All its documents
 * have the registration number, and that of the SPPB once there is one.
 */
export async function checkRecord(db: Db, today: string, code: string): Promise<CheckedLicence | undefined> {
  const row = await db
    .selectFrom('ppftz')
    .select(['kind', 'status', 'recipient', 'held'])
    .select(['registration_number', 'registration_date', 'release_number', 'release_date'])
    .where('check_code', '=', code)
    .executeTakeFirst();
  if (!row?.registration_number) return undefined;
  const { registration_number, release_number } = row;
  const isReleased = row.status === ppftzStatus.released;
  const date = (isReleased ? row.release_date : row.registration_date) ?? '';
  return {
    approvalNumber:
      isReleased && release_number ? `${registration_number}, SPPB ${release_number}` : registration_number,
    approvalDate: date,
    permitTypeName: `PPFTZ ${ppftzKindName(row.kind, messagesIn(dataLanguage))}`,
    holder: row.recipient,
    valid: isReleased && row.held === 0 && date <= today,
  };
}
