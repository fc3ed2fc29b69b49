import {
  type Endpoints,
  type InputOf,
  type MissingInPpftz,
  missingInPpftz,
  type PpftzHeader,
  ppftzFileField,
  ppftzFileLabel,
} from '@pabean/api/contract';
import { dayOf, isUnusualRate, type PpftzWarning, ppftzStatus } from '@pabean/api/rules';
import type { Act, Scope } from '../core/act/act.ts';
import { note } from '../core/audit.ts';
import { newCheckCode } from '../core/check-code.ts';
import type { Db } from '../core/db/store.ts';
import type { PpftzTable } from '../core/db/tables/ppftz.ts';
import { noteChange } from '../core/note-change.ts';
import { invalid, Refusal } from '../core/refusal.ts';
import { requireSeen } from '../core/require-seen.ts';
import { countRows } from './count-rows.ts';
import { goodsOf } from './goods.ts';
import { fromHeaderColumns, kindOf } from './header-row.ts';
import { lockRecord } from './lock-record.ts';
import { ratesOfRecord } from './rates-of-record.ts';
import { filesOf } from './record-files.ts';
import { nextSerial } from './serial.ts';

/** The statuses from which a record can be sent, independent of when it can be edited (ruling 22). */
const sentFrom = [ppftzStatus.recording, ppftzStatus.returned];

/**
 * Sends a complete record. The first time it gets its registration and the code by which its documents can be checked;
 * they are kept when it is sent again.
 *
 * @param sent The record, its version as seen by the sender, if given, and the warnings that the sender saw.
 * @throws Refusal ppftzRefused with everything that is missing, notFound, notRecorded, ppftzChangedBeforeSending, invalid
 * while a file waits for the virus scanner
 */
export async function sendRecord(
  act: Act,
  { id, version: seen, warnings = [] }: InputOf<Endpoints['sendPpftz']>['body'],
): Promise<void> {
  const { db, now, account } = act;
  const record = await lockRecord(act, { id }, { statuses: sentFrom, otherwise: 'notRecorded', changes: 0 });
  requireSeen(record.version, seen, 'ppftzChangedBeforeSending');
  const header = fromHeaderColumns(record);
  const missing = await missingIn(db, record, header);
  if (missing.length > 0) {
    const fields = missing.map(({ field, label, message }) => ({ field, label, reason: { message } }));
    throw new Refusal('ppftzRefused', { fields });
  }
  const at = now.toISOString();
  await requireCheckedFiles(db, record.id);
  const registration = await registrationOf(act, record);
  await db
    .updateTable('ppftz')
    .set((row) => ({
      ...registration,
      status: ppftzStatus.received,
      sent_header: JSON.stringify(header),
      sent_at: record.sent_at ?? at,
      resent_at: at,
      check_code: record.check_code ?? newCheckCode(),
      version: row('version', '+', 1),
    }))
    .where('id', '=', record.id)
    .execute();
  await db.deleteFrom('ppftz_correction').where('ppftz_id', '=', record.id).execute();
  await noteChange(db, record.company_id);
  await note(act, {
    actor: account.username,
    accountId: account.id,
    action: 'ppftz-send',
    detail: [record.aju_number, await warningsOf(act, { ...record, ...registration }, warnings)]
      .filter(Boolean)
      .join(' '),
  });
}

/** @throws Refusal invalid with every file that still waits for the virus scanner */
async function requireCheckedFiles(db: Db, recordId: string): Promise<void> {
  const waiting = (await filesOf(db, recordId)).filter(({ waiting_since }) => waiting_since !== null);
  if (waiting.length === 0) return;
  throw invalid(
    waiting.map(({ slot }) => ({
      field: ppftzFileField(slot),
      label: ppftzFileLabel(slot),
      reason: { message: 'fileChecking' },
    })),
  );
}

/** The registration number and day of a record: a serial of the year. */
async function registrationOf(
  { db, now, office }: Scope,
  { registration_number, registration_date }: PpftzTable,
) {
  if (registration_number) return { registration_number, registration_date };
  const day = dayOf(now, office.timeZone);
  return { registration_number: await nextSerial(db, day.slice(0, 4)), registration_date: day };
}

/** The warnings about a record, and whether the sender saw them. */
async function warningsOf({ db, office }: Scope, record: PpftzTable, warned: readonly PpftzWarning[]) {
  const { vat } = ratesOfRecord(office, record);
  const count = (await goodsOf(db, record.id)).filter(({ vatRate }) => isUnusualRate(vatRate, vat)).length;
  if (count === 0) return '';
  const saw = warned.includes('tarif_ppn') ? 'the sender was warned' : 'the sender was not warned';
  return `VAT is usually ${vat} %, otherwise for ${count} of the goods; ${saw}`;
}

/** Everything that is missing before a record can be sent. */
async function missingIn(db: Db, record: PpftzTable, header: PpftzHeader): Promise<MissingInPpftz[]> {
  const files = await filesOf(db, record.id);
  return missingInPpftz({
    kind: kindOf(record),
    header,
    files: files.map(({ slot }) => slot),
    goods: await countRows(db, 'ppftz_goods', record.id),
    packaging: await countRows(db, 'ppftz_packaging', record.id),
  });
}
