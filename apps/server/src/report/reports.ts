import {
  type endpoints,
  type InputOf,
  type ListedReport,
  type Page,
  pageOf,
  type ReportSort,
} from '@pabean/api/contract';
import { type ReportType, reportSchema } from '@pabean/api/rules';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Act } from '../core/act/act.ts';
import type { Tables } from '../core/db/tables/index.ts';
import { notFound } from '../core/refusal.ts';
import { matching } from '../core/search.ts';
import type { Viewer } from '../core/viewer.ts';

/** The condition that a report is the viewer's, as with applications. */
export const sentFor = (viewer: Viewer) => (where: ExpressionBuilder<Tables, 'report'>) =>
  where.and([
    where('report.company_id', '=', viewer.companyId),
    ...(viewer.companyVerified ? [] : [where('report.owner_account_id', '=', viewer.id)]),
  ]);

// A company's reports have the same company name, and ids sort by time.
const columnOf = {
  id: 'id',
  company: 'id',
  recordedAt: 'id',
  sentAt: 'id',
  from: 'from_date',
  until: 'until_date',
  type: 'type',
} as const satisfies Record<ReportSort, keyof Tables['report']>;

const written = (column: 'from_date' | 'until_date') => {
  const day = sql.ref(`report.${column}`);
  return sql`substr(${day}, 9, 2) || '-' || substr(${day}, 6, 2) || '-' || substr(${day}, 1, 4)`;
};

const searchedText = sql<string>`company.name || ' ' || stored_file.name || ' ' || ${written('from_date')} || ' ' || ${written('until_date')}`;

type ListInput = InputOf<typeof endpoints.reportList>;

/** The reports of a viewer that have all words of a query; without a query an index has all that is asked. */
const selectReports = ({ db, account }: Act, { query, type }: Pick<ListInput['body'], 'query' | 'type'>) =>
  db
    .selectFrom('report')
    .where(sentFor(account))
    .$if(type !== null, (reports) => reports.where('report.type', '=', type ?? ''))
    .$if(Boolean(query?.trim()), (reports) =>
      reports.where(
        'report.id',
        'in',
        db
          .selectFrom('report')
          .innerJoin('company', 'company.id', 'report.company_id')
          .innerJoin('stored_file', 'stored_file.id', 'report.file_id')
          .where(sentFor(account))
          .where(matching(searchedText, query ?? ''))
          .select('report.id'),
      ),
    );

const usualSize = '10';

/** One page of the viewer's reports: the latest first, unless another order is requested. */
export async function listReports(
  act: Act,
  { query: { page = 1 } = {}, body }: ListInput,
): Promise<Page<ListedReport>> {
  const size = Number(body.size ?? usualSize);
  const order = body.direction ?? (body.sort === null ? 'desc' : 'asc');
  const column = `report.${columnOf[body.sort ?? 'id']}` as const;
  const shown = selectReports(act, body)
    .select('report.id')
    .orderBy(column, order)
    .orderBy('report.id', order)
    .limit(size)
    .offset((page - 1) * size);
  const rows = await act.db
    .selectFrom('report')
    .innerJoin('company', 'company.id', 'report.company_id')
    .innerJoin('stored_file', 'stored_file.id', 'report.file_id')
    .where('report.id', 'in', shown)
    .selectAll('report')
    .select(['company.name as company_name', 'stored_file.name as file_name', 'stored_file.bytes'])
    .orderBy(column, order)
    .orderBy('report.id', order)
    .execute();
  const { total } = await selectReports(act, body)
    .select((count) => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return pageOf(
    rows.map((row) => ({
      id: row.id,
      companyName: row.company_name,
      recordedAt: row.created_at,
      sentAt: row.created_at,
      from: row.from_date,
      until: row.until_date,
      type: row.type,
      typeName: typeNames[row.type as ReportType] ?? row.type,
      fileName: row.file_name,
      fileBytes: row.bytes,
      lineCount: row.line_count,
      receivedAt: row.received_at,
    })),
    page,
    size,
    Number(total),
  );
}

// In Indonesian, whatever the language of the page.
const typeNames: Readonly<Record<ReportType, string>> = {
  '1': 'Penimbunan Sementara (TPS)',
  '2': 'Pembongkaran Kawasan Pabean',
  '3': 'Barang Kena Cukai (BKC)',
  '4': 'Rekonsiliasi Manifes Outward',
};

/**
 * The lines of a viewer's report by the names of their columns.
 * @throws Refusal notFound when it is not the viewer's
 */
export async function listReportLines({ db, account }: Act, id: string): Promise<Record<string, string>[]> {
  const report = await db
    .selectFrom('report')
    .select(['id', 'type'])
    .where(sentFor(account))
    .where('id', '=', id)
    .executeTakeFirst();
  if (!report) throw notFound();
  const names = reportSchema(report.type as ReportType)?.columns.map(({ name }) => name) ?? [];
  const lines = await db
    .selectFrom('report_line')
    .select('cells')
    .where('report_id', '=', report.id)
    .orderBy('position')
    .execute();
  return lines.map(({ cells }) => {
    const values = JSON.parse(cells) as string[];
    return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
  });
}

/** The file of a report; undefined when it is not the viewer's. */
export const findReportFile = ({ db, account }: Act, { id, name }: { id: string; name: string }) =>
  db
    .selectFrom('report')
    .innerJoin('stored_file', 'stored_file.id', 'report.file_id')
    .select(['stored_file.id', 'stored_file.media_type', 'stored_file.name', 'stored_file.waiting_since'])
    .where(sentFor(account))
    .where('report.id', '=', id)
    .where('stored_file.name', '=', name)
    .executeTakeFirst();

/**
 * Counts a download of the file of a viewer's report.
 * @throws Refusal notFound when it is not the viewer's
 */
export async function noteFetch({ db, now, account }: Act, id: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('report')
    .set((report) => ({ fetches: report('fetches', '+', 1), fetched_at: now.toISOString() }))
    .where(sentFor(account))
    .where('id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound();
}
