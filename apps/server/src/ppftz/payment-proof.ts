import { endpoints, type InputOf } from '@pabean/api/contract';
import { dayOf, ppftzStatus } from '@pabean/api/rules';
import type { Act } from '../core/act/act.ts';
import { invalid, Refusal, refusedField } from '../core/refusal.ts';
import { lockRecord } from './lock-record.ts';

/** The status at which the office waits for the payment. */
export const payable = { statuses: [ppftzStatus.awaitingPayment], otherwise: 'notAwaitingPayment' } as const;

/** Whether an error is PostgreSQL's or SQLite's of a violated unique constraint. */
const isTaken = (error: object) =>
  ('code' in error && error.code === '23505') || ('errcode' in error && error.errcode === 2067);

/**
 * Records the proof of a record's payment; replaces an earlier one.
 * @throws Refusal notFound, notAwaitingPayment when no payment is due, ntpnTaken when another proof has the number, invalid
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
