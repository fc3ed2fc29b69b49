import { dayOf, ppftzStatus } from '@pabean/api/rules';
import { type Expression, sql } from 'kysely';
import type { CoreDeps } from '../core/act/deps.ts';
import type { Db } from '../core/db/store.ts';
import { fileName } from '../core/files/check-upload.ts';
import { CommandError } from '../officer/command-error.ts';
import { actOnRecord, type RecordAction } from '../officer/ppftz.ts';
import { bill, confirmPayment, inspect, reject, release, returnRecord } from '../officer/ppftz-decisions.ts';
import { headerField } from '../officer/ppftz-fields.ts';
import { fromHeaderColumns, type HeaderColumns } from '../ppftz/header-row.ts';
import { demoBill, demoBillingCode } from './demo-ppftz-files.ts';

const { received, awaitingPayment, paid, inspection } = ppftzStatus;

const officer = 'Sri Wahyuni';
const batch = 50;

/** The voyage numbers by which somebody asks the demo's office to return a record, or to reject it. */
const demoSigns = { return: 'DEMO-190', reject: 'DEMO-145' } as const;

/** What playing the office needs. */
type AdvanceDeps = Pick<CoreDeps, 'store' | 'clock' | 'files' | 'office' | 'secret'>;

/** A record whose turn it is. */
interface DueRecord extends HeaderColumns {
  readonly id: string;
  readonly aju_number: string;
  readonly status: string;
}

/**
 * Plays the office in a demo: a record that somebody has sent gets its bill once it has rested for `seconds`; when the
 * proof of its payment is recorded it goes on, by a status after each such rest, up to its release. All of it is done by
 * what officers' commands do. Records stay as the demo's data made them until somebody sends, pays or decides about one;
 * held ones wait. Gives how many were due.
 */
export async function advanceRecords(deps: AdvanceDeps, seconds: number): Promise<number> {
  const rested = new Date(deps.clock().getTime() - seconds * 1000).toISOString();
  const due = await dueRecords(deps.store.db, rested);
  for (const record of due) await moveOn(deps, record);
  return due.length;
}

/** When a record was sent last. */
const sentLast = sql<string>`coalesce(ppftz.resent_at, ppftz.sent_at)`;

const dueRecords = (db: Db, rested: string): Promise<DueRecord[]> =>
  db
    .selectFrom('ppftz')
    .innerJoin('account', 'account.id', 'ppftz.owner_account_id')
    .select([
      ...(['ppftz.id', 'ppftz.aju_number', 'ppftz.status', 'ppftz.header'] as const),
      ...(['ppftz.recipient', 'ppftz.identity_type', 'ppftz.identity_number'] as const),
    ])
    .where('ppftz.status', 'in', [received, awaitingPayment, paid, inspection])
    .where('ppftz.held', '=', 0)
    .where((where) => {
      const isPaid = where('ppftz.ntpn', 'is not', null);
      const waits = where('ppftz.status', '=', awaitingPayment);
      const decidedAfter = (instant: string | Expression<string>) =>
        where.exists(
          where
            .selectFrom('ppftz_decision')
            .select('ppftz_decision.id')
            .whereRef('ppftz_decision.ppftz_id', '=', 'ppftz.id')
            .where('ppftz_decision.ended_at', '>', instant),
        );
      return where.and([
        where(sentLast, '<=', rested),
        where.not(decidedAfter(rested)),
        where.or([where.not(waits), isPaid]),
        // What happened before its account was made came with the demo's data.
        where.or([
          where(sentLast, '>', where.ref('account.created_at')),
          decidedAfter(where.ref('account.created_at')),
          where.and([waits, isPaid]),
        ]),
      ]);
    })
    .orderBy('ppftz.id')
    .limit(batch)
    .execute();

/** What the office does with a record, by the name of the command. */
function decisionAbout(record: DueRecord, today: string): readonly [command: string, act: RecordAction] {
  if (record.status === awaitingPayment) return ['pay', confirmPayment(officer, null)];
  if (record.status === paid) return ['inspect', inspect(officer, 'Diperiksa di tempat penimbunan.')];
  if (record.status === inspection) {
    const number = `${record.id.slice(-6)}/SPPB/KPU.02/${today.slice(0, 4)}`;
    return ['release', release({ officer, number, date: today, remarks: 'Jumlah dan jenis barang sesuai.' })];
  }
  const sign = fromHeaderColumns(record).voyage.trim().toUpperCase();
  if (sign === demoSigns.reject)
    return ['reject', reject(officer, 'Rekomendasi tidak sesuai dengan barang.')];
  if (sign === demoSigns.return) return ['return', returnRecord(demoReturn)];
  const code = demoBillingCode(record.aju_number);
  const name = fileName(`Billing ${code}`, 'pdf');
  return [
    'bill',
    bill({ officer, code, file: { bytes: demoBill(code), mediaType: 'application/pdf', name } }),
  ];
}

const demoReturn = {
  officer,
  reason: 'Lengkapi data sesuai catatan pada setiap isian.',
  remarks: [
    { field: headerField('voyage').name, remark: 'Isi nomor voyage atau flight yang sebenarnya.' },
    { field: 'barang', remark: 'Sebutkan merek dan ukuran setiap barang.' },
  ],
};

async function moveOn(deps: AdvanceDeps, record: DueRecord) {
  const [command, act] = decisionAbout(record, dayOf(deps.clock(), deps.office.timeZone));
  try {
    await actOnRecord({ ...deps, actor: 'demo' }, command, record.id, act);
  } catch (error) {
    // An officer was faster, or the other server.
    if (!(error instanceof CommandError)) throw error;
  }
}
