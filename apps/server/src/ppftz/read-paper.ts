import { dayOf, isPpftzRecorded, ppftzStatus } from '@pabean/api/rules';
import type { CoreDeps } from '../core/act/deps.ts';
import type { Db } from '../core/db/store.ts';
import type { PpftzTable } from '../core/db/tables/ppftz.ts';
import { notesOfRecord } from '../core/questions/notes.ts';
import { labelsOf } from '../core/references.ts';
import type { PaperDecision, PpftzPaper } from '../documents/ppftz/paper.ts';
import { goodsOf } from './goods.ts';
import { fromHeaderColumns, kindOf } from './header-row.ts';

/** Dependencies of documents. */
export type PaperDeps = Pick<CoreDeps, 'office' | 'publicUrl' | 'messagesIn'>;

/** The present data of a record's documents. */
export async function readPaper(db: Db, deps: PaperDeps, record: PpftzTable): Promise<PpftzPaper> {
  const { office, publicUrl, messagesIn } = deps;
  const { labels, ppftzKinds } = messagesIn('id');
  const header = fromHeaderColumns(record);
  const goods = await goodsOf(db, record.id);
  const [packaging = null] = await packagingOf(db, record.id);
  const decided = await lastDecisions(db, record.id);
  const { inspection, released, rejected } = ppftzStatus;
  const refusal = decided(rejected);
  return {
    kind: kindOf(record),
    statusLabel: await labelOf(db, 'ppftz', record.status),
    draft: draftOf(record),
    madeAt: decided(record.status)?.at ?? record.resent_at ?? record.sent_at ?? record.created_at,
    ajuNumber: record.aju_number,
    ajuDate: dayOf(new Date(record.created_at), office.timeZone),
    registrationNumber: record.registration_number,
    registrationDate: record.registration_date,
    sentAt: record.resent_at ?? record.sent_at,
    releaseNumber: record.release_number,
    releaseDate: record.release_date,
    billingCode: record.billing_code,
    ntpn: record.ntpn,
    ntpnDate: record.ntpn_date,
    checkCode: record.check_code,
    header,
    goods,
    containers: await containersOf(db, record.id),
    packaging,
    inspection: decided(inspection),
    release: decided(released),
    refusal,
    // Without the reason, which is shown above them, and without the company's answers.
    notes: (await notesOfRecord(db, record.id)).filter(
      ({ note, questionId }) => questionId === undefined && note !== refusal?.remarks,
    ),
    names: {
      identity: await identityNames(db),
      ports: await labelsOf(db, 'pelabuhan', [header.loadingPort, header.destinationPort]),
      warehouses: await labelsOf(db, 'gudang', [header.warehouse]),
      units: await labelsOf(
        db,
        'satuan',
        goods.map(({ unitType }) => unitType),
      ),
      packages: await labelsOf(db, 'kemasan', [
        ...goods.map(({ packageType }) => packageType),
        ...(packaging ? [packaging.kind] : []),
      ]),
    },
    office,
    publicUrl,
    labels,
    kindNames: ppftzKinds,
  };
}

const draftOf = ({ status }: PpftzTable) => {
  if (!isPpftzRecorded(status)) return null;
  return status === ppftzStatus.returned ? 'returned' : 'never sent';
};

const containersOf = async (db: Db, id: string): Promise<PpftzPaper['containers']> =>
  (await db
    .selectFrom('ppftz_container')
    .select(['number', 'size', 'kind'])
    .where('ppftz_id', '=', id)
    .orderBy('position')
    .orderBy('id')
    .execute()) as PpftzPaper['containers'][number][];

const packagingOf = (db: Db, id: string) =>
  db.selectFrom('ppftz_packaging').select(['count', 'kind']).where('ppftz_id', '=', id).execute();

/** The last decision at each status. */
async function lastDecisions(db: Db, id: string) {
  const rows = await db
    .selectFrom('ppftz_decision')
    .select(['status', 'officer', 'ended_at', 'remarks'])
    .where('ppftz_id', '=', id)
    .orderBy('ended_at')
    .orderBy('id')
    .execute();
  return (status: string): PaperDecision | null => {
    const last = rows.findLast((row) => row.status === status);
    return last ? { officer: last.officer, at: last.ended_at, remarks: last.remarks ?? '' } : null;
  };
}

async function labelOf(db: Db, kind: string, code: string): Promise<string> {
  const row = await db
    .selectFrom('code_label')
    .select('label')
    .where('kind', '=', kind)
    .where('code', '=', code)
    .executeTakeFirst();
  return row?.label ?? code;
}

async function identityNames(db: Db) {
  const rows = await db
    .selectFrom('code_label')
    .select(['code', 'label'])
    .where('kind', '=', 'identity')
    .execute();
  return new Map(rows.map(({ code, label }) => [code, label]));
}
