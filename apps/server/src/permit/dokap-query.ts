import { endpoints, fillPath, type ListedDokap } from '@pabean/api/contract';
import type { Act } from '../core/act/act.ts';
import { visibleTo } from '../core/viewer.ts';

/** The documents of the viewer's applications with their type, file and number of rows. */
export const selectDokaps = ({ db, account }: Act) =>
  db
    .selectFrom('dokap')
    .innerJoin('application', 'application.id', 'dokap.application_id')
    .innerJoin('dokap_type', 'dokap_type.code', 'dokap.code')
    .leftJoin('stored_file', 'stored_file.id', 'dokap.file_id')
    .leftJoin('reference_entry', (join) =>
      join
        .onRef('reference_entry.list', '=', 'dokap_type.ref_table')
        .onRef('reference_entry.code', '=', 'dokap.first'),
    )
    .where(visibleTo(account))
    .selectAll('dokap')
    .select((row) => [
      'dokap_type.name',
      'dokap_type.needs_file',
      'stored_file.name as file_name',
      'stored_file.bytes as file_bytes',
      'stored_file.waiting_since as file_waiting_since',
      'reference_entry.label as first_label',
      row
        .selectFrom('dokap_row')
        .select((rows) => rows.fn.countAll<number>().as('count'))
        .whereRef('dokap_row.dokap_id', '=', 'dokap.id')
        .as('row_count'),
      row
        .selectFrom('dokap_row')
        .innerJoin('stored_file as row_file', 'row_file.id', 'dokap_row.file_id')
        .select((rows) => rows.fn.countAll<number>().as('count'))
        .whereRef('dokap_row.dokap_id', '=', 'dokap.id')
        .where('row_file.waiting_since', 'is not', null)
        .as('waiting_rows'),
    ]);

type DokapRecord = Awaited<ReturnType<ReturnType<typeof selectDokaps>['executeTakeFirstOrThrow']>>;

/** A document as lists show it. */
export const toListedDokap = (row: DokapRecord): ListedDokap => ({
  id: row.id,
  applicationId: row.application_id,
  code: row.code,
  name: row.name,
  first: row.first,
  second: row.second,
  expiry: row.expiry,
  remarks: row.remarks,
  fileUrl: row.file_name && fillPath(endpoints.dokapFile.path, { id: row.id, name: row.file_name }),
  fileName: row.file_name,
  needsFile: row.needs_file === 1,
  mandatory: row.mandatory ? 'Y' : null,
  firstLabel: row.first_label,
  fileBytes: row.file_bytes,
  ...((row.file_waiting_since !== null || Number(row.waiting_rows) > 0) && { checking: true }),
  version: String(row.version),
  rowCount: row.row_count ?? 0,
});

/** An application's documents in the order of its permit type, others after them. */
export async function listDokaps(act: Act, applicationId: string) {
  const rows = await selectDokaps(act)
    .leftJoin('permit_document', (join) =>
      join
        .onRef('permit_document.permit_type_id', '=', 'application.permit_type_id')
        .onRef('permit_document.dokap_code', '=', 'dokap.code'),
    )
    .where('dokap.application_id', '=', applicationId)
    .orderBy('dokap.created_at')
    .orderBy('permit_document.position')
    .orderBy('dokap.id')
    .execute();
  return rows.map(toListedDokap);
}
