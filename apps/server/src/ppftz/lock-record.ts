import { isPpftzEditable } from '@pabean/api/rules';
import type { Act } from '../core/act/act.ts';
import type { PpftzTable } from '../core/db/tables/ppftz.ts';
import { notFound, Refusal, type RefusalCode } from '../core/refusal.ts';
import { recordedFor } from './records.ts';

/** Identifies the record of a writing call: by its own id, or by one of its parts. */
export interface RecordKey {
  readonly id?: string;
  readonly ajuNumber?: string;
  readonly goodsId?: string;
  readonly containerId?: string;
  readonly packagingId?: string;
}

/** The statuses at which a call may write, and its refusal at others. */
interface Allowed {
  readonly statuses: readonly string[];
  readonly otherwise: RefusalCode;
  /** 0 for a call that compares the version first and counts its change itself. */
  readonly changes?: 0 | 1;
}

/**
 * Locks the viewer's record until the transaction ends, so that two calls on one record run one after the other. Writing its
 * version is a lock on both engines.
 *
 * @throws Refusal notFound when the viewer has none, the call's refusal when the status does not permit it
 */
export async function lockRecord(
  { db, account }: Act,
  key: RecordKey,
  { statuses, otherwise, changes = 1 }: Allowed,
): Promise<PpftzTable> {
  const { id, ajuNumber, goodsId, containerId, packagingId } = key;
  let update = db
    .updateTable('ppftz')
    .set((row) => ({ version: row('version', '+', changes) }))
    .where(recordedFor(account));
  if (id) update = update.where('ppftz.id', '=', id);
  else if (ajuNumber) update = update.where('ppftz.aju_number', '=', ajuNumber);
  else if (goodsId)
    update = update.where('ppftz.id', '=', (query) =>
      query.selectFrom('ppftz_goods').select('ppftz_id').where('ppftz_goods.id', '=', goodsId),
    );
  else if (containerId)
    update = update.where('ppftz.id', '=', (query) =>
      query.selectFrom('ppftz_container').select('ppftz_id').where('ppftz_container.id', '=', containerId),
    );
  else if (packagingId)
    update = update.where('ppftz.id', '=', (query) =>
      query.selectFrom('ppftz_packaging').select('ppftz_id').where('ppftz_packaging.id', '=', packagingId),
    );
  else throw new Error('Which record?');
  const record = await update.returningAll().executeTakeFirst();
  if (!record) throw notFound();
  if (!isPpftzEditable(record.status, statuses)) throw new Refusal(otherwise);
  return record;
}

/**
 * The same for changes of the data, at the statuses at which the record can be edited.
 * @throws Refusal notFound, notRecorded
 */
export const lockRecording = (act: Act, key: RecordKey) =>
  lockRecord(act, key, { statuses: act.office.ppftzEditableStatuses, otherwise: 'notRecorded' });
