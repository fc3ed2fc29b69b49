import { endpoints, type InputOf } from '@pabean/api/contract';
import { dayOf, ppftzStatus } from '@pabean/api/rules';
import type { Act } from '../core/act/act.ts';
import { invalid, Refusal, refusedField } from '../core/refusal.ts';
import { lockRecord } from './lock-record.ts';

/** Only while the office waits for it. */
export const payable = { statuses: [ppftzStatus.awaitingPayment], otherwise: 'notAwaitingPayment' } as const;

/** PostgreSQL's code, and SQLite's, for a value that another row has. */
const isTaken = (error: object) =>
  ('code' in error && error.code === '23505') || ('errcode' in error && error.errcode === 2067);

/**
 * Notes how a record was paid, in place of what was noted before.
 * @throws Refusal notFound, notAwaitingPayment when it is not waited for, ntpnTaken when the number is that of another
 * record's proof, invalid
 */
export async function saveProof(
  act: Act,
  { id, number, date }: InputOf<typeof endpoints.savePaymentProof>['body'],
): Promise<void> {
  const { db, now, office } = act;
  const record = await lockRecord(act, { id }, payable);
  if (date > dayOf(now, office.timeZone))
    throw invalid([refusedField(endpoints.savePaymentProof.body, ['date'], { message: 'future' })]);
  await db
    .updateTable('ppftz')
    .set({ ntpn: number, ntpn_date: date })
    .where('id', '=', record.id)
    .execute()
    .catch((error: object) => {
      throw isTaken(error) ? new Refusal('ntpnTaken') : error;
    });
}
