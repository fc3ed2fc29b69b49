import {
  type ApplicationHeader,
  endpoints,
  fillPath,
  type ListedApplication,
  type MissingThing,
  maxListed,
  type StatusChange,
} from '@pabean/api/contract';
import { sql } from 'kysely';
import type { Act } from '../core/act/act.ts';
import { askedOfApplication } from '../core/questions/state.ts';
import { matching } from '../core/search.ts';
import { visibleTo } from '../core/viewer.ts';
import { fromHeaderRow, listedHeaderColumns, searchedHeader, toListedHeader } from './header-row.ts';

/** The viewer's applications with the labels of their codes. */
const withLabels = ({ db, account }: Act) =>
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
    .where(visibleTo(account))
    .select((row) => [
      askedOfApplication(row).as('question'),
      // For a join, PostgreSQL may read all files.
      row
        .selectFrom('stored_file')
        .select('stored_file.name')
        .whereRef('stored_file.id', '=', 'application.file_id')
        .as('file_name'),
    ])
    .select([
      'permit_type.name as permit_type_name',
      'permit_type.area as area',
      'status_label.label as status_label',
      'identity_label.label as identity_label',
    ]);

/** The viewer's applications with all of their columns. */
export const selectApplications = (act: Act) => withLabels(act).selectAll('application');

/** The columns that a list shows, about half of all. */
const listedColumns = [
  ...listedHeaderColumns,
  'application.id',
  'application.status',
  'application.approval_number',
  'application.approval_date',
  'application.approval_flag',
  'application.identity_type',
  'application.recorded_by',
  'application.created_at',
  'application.sent_at',
] as const;

/** The columns that a list searches: those that its page shows. */
const searchedText = sql<string>`${sql.join(
  [...searchedHeader, sql`permit_type.name`, sql`coalesce(status_label.label, application.status)`],
  sql` || ' ' || `,
)}`;

/** Which applications a list has. */
export interface ListOptions {
  /** Search words that each of them must contain. @default '' */
  readonly query?: string | undefined;
  /** Whether drafts are omitted. @default false */
  readonly sent?: boolean;
  /** Area of their permit types; without it every area. */
  readonly area?: 'ftz';
}

/** Whether a query has drafts or sent applications. */
type SentAt = 'is' | 'is not';

/** The ids of the viewer's applications that have all words of a query, read from the index that lists are read in the order of. */
const searched = ({ db, account }: Act, query: string, sentAt: SentAt) =>
  db
    .selectFrom('application')
    .innerJoin('permit_type', 'permit_type.id', 'application.permit_type_id')
    .leftJoin('code_label as status_label', (join) =>
      join.on('status_label.kind', '=', 'status').onRef('status_label.code', '=', 'application.status'),
    )
    .where(visibleTo(account))
    .where('application.sent_at', sentAt, null)
    .where(matching(searchedText, query))
    .select('application.id');

/** The viewer's applications that have all words of a query, as lists show them. */
const selectListed = (act: Act, { query = '', area }: ListOptions, sentAt: SentAt) =>
  withLabels(act)
    .select(listedColumns)
    .where('application.sent_at', sentAt, null)
    .$if(query.trim() !== '', (rows) => rows.where('application.id', 'in', searched(act, query, sentAt)))
    .$if(area !== undefined, (rows) => rows.where('permit_type.area', '=', area ?? ''));

/**
 * The rows of a list: the drafts, then the sent ones by the time they were sent; if there are too many, the last of them. Two
 * queries, because each has the order of an index on both engines; what is sent between them is in both.
 */
export async function listApplications(act: Act, options: ListOptions = {}): Promise<ListedApplication[]> {
  const drafts = options.sent
    ? []
    : await selectListed(act, options, 'is').orderBy('application.id').limit(maxListed).execute();
  const latest = await selectListed(act, options, 'is not')
    .orderBy('application.sent_at', 'desc')
    .orderBy('application.id', 'desc')
    .limit(maxListed - drafts.length)
    .execute();
  const sent = new Set(latest.map(({ id }) => id));
  return [...drafts.filter(({ id }) => !sent.has(id)), ...latest.reverse()].map(toListed);
}

type ListedRow = Awaited<ReturnType<ReturnType<typeof selectListed>['executeTakeFirstOrThrow']>>;
type ApplicationRow = Awaited<ReturnType<ReturnType<typeof selectApplications>['executeTakeFirstOrThrow']>>;

/** A row as lists show it. */
export const toListed = (row: ListedRow): ListedApplication => ({
  ...toListedHeader(row),
  id: row.id,
  permitTypeName: row.permit_type_name,
  status: row.status,
  statusLabel: row.status_label ?? row.status,
  approvalNumber: row.approval_number,
  approvalDate: row.approval_date,
  approvalFlag: row.approval_flag,
  fileName: row.file_name,
  fileUrl: row.file_name && fillPath(endpoints.applicationFile.path, { id: row.id, name: row.file_name }),
  identityTypeLabel: row.identity_label ?? row.identity_type,
  recordedBy: row.recorded_by,
  createdAt: row.created_at,
  sentAt: row.sent_at,
  ...(row.question !== null && { question: row.question }),
});

/** A row for the header block of one application. */
export const toHeader = (
  row: ApplicationRow,
  changes: StatusChange[],
  missing: MissingThing[] | undefined,
): ApplicationHeader => ({
  ...toListed(row),
  ...fromHeaderRow(row),
  area: row.area,
  statusAt: changes.at(-1)?.at ?? null,
  statusNote: changes.at(-1)?.note ?? null,
  changes,
  version: String(row.version),
  headerVersion: String(row.header_version),
  missing,
});
