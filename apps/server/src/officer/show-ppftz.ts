import { type PpftzNote, paymentProofFile, ppftzFileField } from '@pabean/api/contract';
import { id as messages, ppftzKindName, ppftzSlots, writtenAjuNumber } from '@pabean/api/rules';
import type { Db } from '../core/db/store.ts';
import { noteFiles, notesOfRecord } from '../core/questions/notes.ts';
import { ratesOfRecord } from '../ppftz/rates-of-record.ts';
import { filesOf, proofOf } from '../ppftz/record-files.ts';
import type { OfficerDeps } from './officer-deps.ts';
import { findRecord, type SentRecord } from './ppftz.ts';
import { block, facts, inKb, joined, oneLine } from './print.ts';
import { noteBlock } from './print-notes.ts';
import type { Shown } from './show.ts';
import { goodsOf } from './show-ppftz-goods.ts';
import { fieldWidth, headerOf } from './show-ppftz-header.ts';
import { unverifiedMark } from './unverified.ts';

/** Everything for an officer's decision: the record, its files, goods, containers and payment, and the actions on it. */
export async function showRecord({ store: { db }, office }: OfficerDeps, key: string): Promise<Shown> {
  const record = await findRecord(db, key);
  const notes = await notesOfRecord(db, record.id);
  const files = [...(await filesIn(db, record)), ...(await answersIn(db, notes))];
  return {
    blocks: [
      factsOf(record),
      await headerOf(db, record),
      block(
        'Files',
        files.map(({ field, name, bytes }) => joined(field.padEnd(fieldWidth), name, inKb(bytes))),
      ),
      await containersOf(db, record),
      await goodsOf(db, record.id, ratesOfRecord(office, record).vat),
      await packagingOf(db, record),
      await correctionsOf(db, record),
      await decisionsOf(db, record),
      noteBlock(notes),
    ],
    files,
    book: { accountId: record.owner_account_id, of: { kind: 'ppftz', key: record.aju_number } },
  };
}

const factsOf = (record: SentRecord) =>
  facts([
    ['Record', record.id],
    ['Number', writtenAjuNumber(record.aju_number)],
    ['Kind', `${record.kind} ${ppftzKindName(record.kind, messages)}`],
    ['Status', `${record.status} ${record.statusLabel}`],
    ['Held', record.held ? 'yes: it is not released until unhold' : null],
    ['Company', [oneLine(record.companyName), unverifiedMark(record)].filter(Boolean).join(' ')],
    ['Sent', record.sent_at],
    ['Sent again', record.resent_at === record.sent_at ? null : record.resent_at],
    ['Registration', joined(record.registration_number, record.registration_date)],
    ['Billing', joined(record.billing_code)],
    ['Payment', record.ntpn && `NTPN ${joined(record.ntpn, record.ntpn_date)}`],
    ['Release', joined(record.release_number, record.release_date)],
  ]);

async function containersOf(db: Db, { id }: SentRecord): Promise<string> {
  const rows = await db
    .selectFrom('ppftz_container')
    .selectAll()
    .where('ppftz_id', '=', id)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return block(
    `Containers: ${rows.length}`,
    rows.map(({ number, size, kind }) =>
      joined(number, `${size} ft`, kind === 'F' ? 'F (FCL)' : `${kind} (LCL)`),
    ),
  );
}

async function packagingOf(db: Db, { id }: SentRecord): Promise<string> {
  const rows = await db.selectFrom('ppftz_packaging').selectAll().where('ppftz_id', '=', id).execute();
  return block(
    'Packaging',
    rows.map(({ count, kind }) => joined(count, kind)),
  );
}

async function correctionsOf(db: Db, { id }: SentRecord): Promise<string> {
  const rows = await db
    .selectFrom('ppftz_correction')
    .selectAll()
    .where('ppftz_id', '=', id)
    .orderBy('id')
    .execute();
  return block(
    'To be corrected',
    rows.map(({ field, remark, officer, at }) => joined(field.padEnd(fieldWidth), remark, officer, at)),
  );
}

async function decisionsOf(db: Db, { id }: SentRecord): Promise<string> {
  const rows = await db
    .selectFrom('ppftz_decision')
    .selectAll()
    .where('ppftz_id', '=', id)
    .orderBy('ended_at')
    .orderBy('id')
    .execute();
  return block(
    'Decisions',
    rows.map(({ ended_at, status, decision, officer, remarks }) =>
      joined(ended_at, status, decision, officer, remarks),
    ),
  );
}

/** A file of a record, with its field. */
interface RecordFile {
  readonly field: string;
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  readonly media_type: string;
  readonly waiting_since: string | null;
}

/** The files of a record in the order of its form, then the proof of payment and the bill. */
async function filesIn(db: Db, { id, billing_file_id }: SentRecord): Promise<RecordFile[]> {
  const own = await filesOf(db, id);
  const proof = await proofOf(db, id);
  const bills = await db
    .selectFrom('stored_file')
    .select(['id', 'name', 'bytes', 'media_type', 'waiting_since'])
    .where('id', '=', billing_file_id ?? '')
    .execute();
  return [
    ...own
      .toSorted((one, other) => ppftzSlots.indexOf(one.slot) - ppftzSlots.indexOf(other.slot))
      .map((file) => ({ ...file, field: ppftzFileField(file.slot) })),
    ...(proof ? [{ ...proof, field: paymentProofFile }] : []),
    ...bills.map((file) => ({ ...file, field: 'file_billing' })),
  ];
}

/** The files of answers among the notes of a record. */
async function answersIn(db: Db, notes: readonly PpftzNote[]): Promise<RecordFile[]> {
  const ids = notes.flatMap(({ id, questionId }) => (id && questionId ? [id] : []));
  return (await noteFiles(db, 'ppftz_note', ids)).map((file) => ({ ...file, field: 'answer' }));
}
