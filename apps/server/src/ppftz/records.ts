import { type ListedPpftz, maxListed } from '@pabean/api/contract';
import { isPpftzRecorded, ppftzStatus } from '@pabean/api/rules';
import type { ExpressionBuilder } from 'kysely';
import type { Act } from '../core/act/act.ts';
import type { Db } from '../core/db/store.ts';
import type { Tables } from '../core/db/tables/index.ts';
import type { PpftzTable } from '../core/db/tables/ppftz.ts';
import { askedOfRecord } from '../core/questions/state.ts';
import { notFound } from '../core/refusal.ts';
import type { Viewer } from '../core/viewer.ts';

/** The condition that a record is the viewer's, as with applications. */
export const recordedFor = (viewer: Viewer) => (where: ExpressionBuilder<Tables, 'ppftz'>) =>
  where.and([
    where('ppftz.company_id', '=', viewer.companyId),
    ...(viewer.companyVerified ? [] : [where('ppftz.owner_account_id', '=', viewer.id)]),
  ]);

/**
 * The officer's reason for a record's status, the inspection of its goods, its bill, and the open question: looked up row by row. For a
 * join or an `exists`, PostgreSQL may read the other table as a whole.
 */
const officeColumnsOf = (row: ExpressionBuilder<Tables, 'ppftz'>) => {
  const { selectFrom } = row;
  const decisions = selectFrom('ppftz_decision').whereRef('ppftz_decision.ppftz_id', '=', 'ppftz.id');
  return [
    decisions
      .select('remarks')
      .whereRef('ppftz_decision.status', '=', 'ppftz.status')
      .orderBy('ended_at', 'desc')
      .limit(1)
      .as('status_note'),
    decisions
      .select('id')
      .where('ppftz_decision.status', '=', ppftzStatus.inspection)
      .limit(1)
      .as('inspection'),
    selectFrom('stored_file')
      .select('stored_file.name')
      .whereRef('stored_file.id', '=', 'ppftz.billing_file_id')
      .as('billing_file'),
    askedOfRecord(row).as('question'),
  ] as const;
};

const selectRecords = ({ db, account }: Act) =>
  db
    .selectFrom('ppftz')
    .leftJoin('code_label', (join) =>
      join.on('code_label.kind', '=', 'ppftz').onRef('code_label.code', '=', 'ppftz.status'),
    )
    .selectAll('ppftz')
    .select('code_label.label')
    .select(officeColumnsOf)
    .where(recordedFor(account));

type Selected = Awaited<ReturnType<ReturnType<typeof selectRecords>['execute']>>[number];

const toListed = (row: Selected): ListedPpftz => ({
  id: row.id,
  encodedId: row.id,
  ajuNumber: row.aju_number,
  recipient: row.recipient,
  kind: row.kind,
  status: row.status,
  statusName: { label: row.label ?? row.status },
  registrationNumber: row.registration_number,
  registrationDate: row.registration_date,
  billingFile: row.billing_file,
  billingCode: row.billing_code,
  ntpn: row.ntpn,
  held: row.held === 1,
  holdReason: row.hold_reason,
  statusNote: row.status_note,
  inspected: row.inspection !== null,
  ...(row.question !== null && { question: row.question }),
});

/** The viewer's recorded and returned records, by the time of creation. */
export async function listRecordings(act: Act): Promise<ListedPpftz[]> {
  const rows = await selectRecords(act)
    .where('ppftz.status', 'in', Object.values(ppftzStatus).filter(isPpftzRecorded))
    .orderBy('ppftz.created_at', 'desc')
    .orderBy('ppftz.id', 'desc')
    .limit(maxListed)
    .execute();
  return rows.reverse().map(toListed);
}

/** The viewer's records that were sent, by the time of their first sending; limited to the latest. */
export async function listSentRecords(act: Act): Promise<ListedPpftz[]> {
  const rows = await selectRecords(act)
    .where('ppftz.sent_at', 'is not', null)
    .orderBy('ppftz.sent_at', 'desc')
    .orderBy('ppftz.id', 'desc')
    .limit(maxListed)
    .execute();
  return rows.reverse().map(toListed);
}

/** Identifies a record: by its id, or by its number. */
export type RecordName = { readonly id: string } | { readonly ajuNumber: string };

/** The viewer's record. @throws Refusal notFound when the viewer has none */
export async function requireRecord({ db, account }: Act, name: RecordName): Promise<PpftzTable> {
  const row = await db
    .selectFrom('ppftz')
    .selectAll()
    .where(recordedFor(account))
    .where((where) =>
      'id' in name ? where('ppftz.id', '=', name.id) : where('ppftz.aju_number', '=', name.ajuNumber),
    )
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** The same for a record that was found already. */
export async function readOfficeState(db: Db, recordId: string) {
  const { status_note, inspection, question } = await db
    .selectFrom('ppftz')
    .select(officeColumnsOf)
    .where('id', '=', recordId)
    .executeTakeFirstOrThrow();
  return {
    statusNote: status_note,
    inspected: inspection !== null,
    ...(question !== null && { question }),
  };
}
