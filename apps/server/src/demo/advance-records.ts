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

/** Voyage numbers that make the simulated office return or reject a record. */
const demoSigns = { return: 'DEMO-190', reject: 'DEMO-145' } as const;

/** Dependencies of the simulated office. */
type AdvanceDeps = Pick<CoreDeps, 'store' | 'clock' | 'files' | 'office' | 'secret'>;

/** A record that is due. */
interface DueRecord extends HeaderColumns {
  readonly id: string;
  readonly aju_number: string;
  readonly status: string;
}

/**
 * Simulates the office in a demo: a sent record gets its bill after `seconds` without a change; once its payment is recorded it
 * advances by one status after each such wait, up to its release, through officers' commands. Records of the demo data stay
 * unchanged until one is sent, paid or decided about; held ones wait. Returns how many were due.
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
        // Events before its account was created belong to the demo data.
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

/** The simulated office's decision about a record, by command name. */
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
    // An officer or another server acted first.
    if (!(error instanceof CommandError)) throw error;
  }
}
