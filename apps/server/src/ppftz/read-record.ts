import type { PpftzRecord } from '@pabean/api/contract';
import { dayOf, ppftzStatus } from '@pabean/api/rules';
import type { Act } from '../core/act/act.ts';
import type { Db } from '../core/db/store.ts';
import { labelsOf } from '../core/references.ts';
import { fromHeaderColumns, readHeader } from './header-row.ts';
import { fileNamesOf, proofOf } from './record-files.ts';
import { type RecordName, readOfficeState, requireRecord } from './records.ts';

/** The viewer's record with its header and the names of its files. @throws Refusal notFound */
export async function readRecord(act: Act, name: RecordName): Promise<PpftzRecord> {
  const { db, office } = act;
  const row = await requireRecord(act, name);
  const header = fromHeaderColumns(row);
  const isReturned = row.status === ppftzStatus.returned;
  return {
    id: row.id,
    encodedId: row.id,
    ajuNumber: row.aju_number,
    status: row.status,
    kind: row.kind,
    ajuDate: dayOf(new Date(row.created_at), office.timeZone),
    registrationNumber: row.registration_number,
    registrationDate: row.registration_date,
    releaseNumber: row.release_number,
    releaseNumberDate: row.release_date,
    ...header,
    ...(await placesOf(db, header)),
    ...(await fileNamesOf(db, row.id)),
    billingCode: row.billing_code,
    billingFile: await nameOfFile(db, row.billing_file_id),
    ntpn: row.ntpn,
    ntpnDate: row.ntpn_date,
    ntpnFile: (await proofOf(db, row.id))?.name ?? null,
    held: row.held === 1,
    holdReason: row.hold_reason,
    ...(await readOfficeState(db, row.id)),
    version: String(row.version),
    headerVersion: String(row.header_version),
    corrections: isReturned ? await correctionsOf(db, row.id) : null,
    sent: isReturned && row.sent_header ? readHeader(row.sent_header) : null,
  };
}

/** Labels of the ports and the warehouse of a header. */
export async function placesOf(
  db: Db,
  { loadingPort, destinationPort, warehouse }: ReturnType<typeof fromHeaderColumns>,
) {
  const ports = await labelsOf(db, 'pelabuhan', [loadingPort, destinationPort]);
  const warehouses = await labelsOf(db, 'gudang', [warehouse]);
  return {
    loadingPortName: ports.get(loadingPort) ?? null,
    destinationPortName: ports.get(destinationPort) ?? null,
    warehouseName: warehouses.get(warehouse) ?? null,
  };
}

async function nameOfFile(db: Db, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const file = await db.selectFrom('stored_file').select('name').where('id', '=', id).executeTakeFirst();
  return file?.name ?? null;
}

/** The corrections that officers demand. */
const correctionsOf = (db: Db, recordId: string) =>
  db
    .selectFrom('ppftz_correction')
    .select(['field', 'remark'])
    .where('ppftz_id', '=', recordId)
    .orderBy('at')
    .orderBy('id')
    .execute();
