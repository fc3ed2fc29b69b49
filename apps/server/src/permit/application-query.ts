import { type ApplicationHeader, endpoints, fillPath, type ListedApplication } from '@pabean/api/contract';
import type { Db } from '../db/store.ts';
import { fromHeaderRow } from './header-row.ts';
import { type Viewer, visibleTo } from './visible.ts';

/** The viewer's applications with the words for their codes. */
export const selectApplications = (db: Db, viewer: Viewer) =>
  db
    .selectFrom('application')
    .innerJoin('permit_type', 'permit_type.id', 'application.permit_type_id')
    .leftJoin('code_label as status_label', (join) =>
      join.on('status_label.kind', '=', 'status').onRef('status_label.code', '=', 'application.status'),
    )
    .leftJoin('code_label as identity_label', (join) =>
      join
        .on('identity_label.kind', '=', 'identity')
        .onRef('identity_label.code', '=', 'application.identity_type'),
    )
    .leftJoin('stored_file', 'stored_file.id', 'application.file_id')
    .where(visibleTo(viewer))
    .selectAll('application')
    .select([
      'stored_file.name as file_name',
      'permit_type.name as permit_type_name',
      'status_label.label as status_label',
      'identity_label.label as identity_label',
    ]);

type ApplicationRow = Awaited<ReturnType<ReturnType<typeof selectApplications>['executeTakeFirstOrThrow']>>;

/** A row as lists show it. */
export const toListed = (row: ApplicationRow): ListedApplication => ({
  id: row.id,
  permitTypeId: row.permit_type_id,
  number: row.number,
  date: row.date,
  permitTypeName: row.permit_type_name,
  status: row.status,
  statusLabel: row.status_label ?? row.status,
  approvalNumber: row.approval_number,
  approvalDate: row.approval_date,
  approvalFlag: row.approval_flag,
  fileName: row.file_name,
  fileUrl: row.file_name && fillPath(endpoints.applicationFile.path, { id: row.id, name: row.file_name }),
  npwp: row.identity_number,
  identityTypeLabel: row.identity_label ?? row.identity_type,
  companyName: row.company_name,
  companyAddress: row.company_address,
  phone: row.phone,
  email: row.email,
  recordedBy: row.recorded_by,
  sentAt: row.sent_at,
});

/** A row as the header block of one application. */
export const toHeader = (row: ApplicationRow): ApplicationHeader => ({
  ...toListed(row),
  ...fromHeaderRow(row),
  createdAt: row.created_at,
});
