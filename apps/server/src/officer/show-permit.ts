import type { Db } from '../core/db/store.ts';
import { notesAbout } from '../core/questions/notes.ts';
import { dokapsOfOffice } from '../permit/office-records.ts';
import type { OfficerDeps } from './officer-deps.ts';
import { findPermit, type SentPermit } from './permits.ts';
import { block, facts, inKb, joined } from './print.ts';
import { noteBlock } from './print-notes.ts';
import type { Shown } from './show.ts';
import { isUnverified } from './unverified.ts';

/** Everything for an officer's decision: the application, its documents, its notes, and the actions on it. */
export async function showPermit({ store: { db } }: OfficerDeps, key: string): Promise<Shown> {
  const permit = await findPermit(db, key);
  return {
    blocks: [
      factsOf(permit),
      await documentsOf(db, permit),
      await addedTo(db, permit),
      noteBlock(await notesAbout(db, permit.id)),
      await historyOf(db, permit),
    ],
    files: await filesOf(db, permit),
    book: { applicationId: permit.id },
  };
}

const factsOf = (permit: SentPermit) =>
  facts([
    ['Application', permit.id],
    ['Number', `${permit.number}, ${permit.date}`],
    ['Type', `${permit.permit_type_id} ${permit.permitTypeName}`],
    ['Status', `${permit.status} ${permit.statusLabel}`],
    [
      'Applicant',
      `${permit.company_name}, ${permit.identity_number}${isUnverified(permit, permit.identity_number) ? ' (not verified)' : ''}`,
    ],
    ['', [permit.company_address, permit.phone, permit.email].filter(Boolean).join(' · ')],
    ['Sent', permit.sent_at],
    ['Approval', joined(permit.approval_number, permit.approval_date)],
    ['Flag', permit.approval_flag],
    ['Officer', permit.recorded_by],
  ]);

async function documentsOf(db: Db, { id }: SentPermit): Promise<string> {
  const rows = await db
    .selectFrom('dokap')
    .innerJoin('dokap_type', 'dokap_type.code', 'dokap.code')
    .leftJoin('stored_file', 'stored_file.id', 'dokap.file_id')
    .select((row) => [
      ...(['dokap_type.name', 'dokap.first', 'dokap.second', 'dokap.expiry', 'dokap.remarks'] as const),
      ...(['stored_file.name as file', 'stored_file.bytes'] as const),
      row
        .selectFrom('dokap_row')
        .select((rows) => rows.fn.countAll<number | string>().as('count'))
        .whereRef('dokap_row.dokap_id', '=', 'dokap.id')
        .as('rows'),
    ])
    .where('dokap.application_id', '=', id)
    .orderBy('dokap.created_at')
    .orderBy('dokap.id')
    .execute();
  return block(
    'Documents',
    rows.map((row) =>
      joined(
        row.name,
        row.first,
        row.second,
        row.expiry && `until ${row.expiry}`,
        row.remarks,
        Number(row.rows) > 0 ? `rows: ${row.rows}` : null,
        row.file && `[${row.file}, ${inKb(row.bytes ?? 0)}]`,
      ),
    ),
  );
}

const addedTo = async (db: Db, { id }: SentPermit) =>
  block(
    'Documents of the office',
    (await dokapsOfOffice(db, id)).map((dokap) =>
      joined(dokap.name, dokap.number, dokap.date, dokap.remarks, dokap.fileName && `[${dokap.fileName}]`),
    ),
  );

async function historyOf(db: Db, { id }: SentPermit): Promise<string> {
  const rows = await db
    .selectFrom('application_history')
    .selectAll()
    .where('application_id', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return block(
    'History',
    rows.map(({ at, to_status, actor, note: said, request_id }) =>
      joined(at, to_status, actor, said, request_id),
    ),
  );
}

/** Every file of an application: its documents in order, then their rows, then answers. */
const filesOf = (db: Db, { id }: SentPermit) =>
  db
    .selectFrom('stored_file')
    .innerJoin(
      (holders) =>
        holders
          .selectFrom('dokap')
          .select(['dokap.file_id', 'dokap.created_at as at'])
          .where('dokap.application_id', '=', id)
          .unionAll(
            holders
              .selectFrom('dokap_row')
              .innerJoin('dokap', 'dokap.id', 'dokap_row.dokap_id')
              .select(['dokap_row.file_id', 'dokap.created_at as at'])
              .where('dokap.application_id', '=', id),
          )
          .unionAll(
            holders
              .selectFrom('note_file')
              .innerJoin('office_note', 'office_note.id', 'note_file.office_note_id')
              .select(['note_file.file_id', 'office_note.at as at'])
              .where('office_note.application_id', '=', id),
          )
          .as('holder'),
      (join) => join.onRef('holder.file_id', '=', 'stored_file.id'),
    )
    .select(['stored_file.id', 'stored_file.name', 'stored_file.media_type', 'stored_file.waiting_since'])
    .orderBy('holder.at')
    .orderBy('stored_file.id')
    .execute();
