import { formatDate } from '@pabean/api/rules';
import type { Db } from '../core/db/store.ts';
import type { ReportTable } from '../core/db/tables/report.ts';
import { program } from '../core/layout.ts';
import { CommandError } from './command-error.ts';
import type { OfficerDeps } from './officer-deps.ts';
import { oneLine } from './print.ts';
import { showSent } from './sent-file.ts';
import { filerColumns } from './unverified.ts';

const select = (db: Db) =>
  db
    .selectFrom('report')
    .innerJoin('company', 'company.id', 'report.company_id')
    .innerJoin('account', 'account.id', 'report.owner_account_id')
    .selectAll('report')
    .select(filerColumns)
    .select('company.name as company_name');

/** Reports to be received, the longest waiting first. */
export const selectWaiting = (db: Db) =>
  select(db).where('report.received_at', 'is', null).orderBy('report.id');

/** @throws CommandError when there is none */
export async function findReport(db: Db, key: string) {
  const report = await select(db).where('report.id', '=', key.toUpperCase()).executeTakeFirst();
  if (report) return report;
  throw new CommandError(
    `There is no report ${key}. \`${program} office report list\` shows those that wait.`,
  );
}

/** Type and period of a report: `type 1, 01-02-2026 to 28-02-2026`. */
export const subjectOf = ({ type, from_date, until_date }: ReportTable) =>
  [`type ${type}, ${formatDate(from_date)}`, ...(until_date ? [formatDate(until_date)] : [])].join(' to ');

/** Everything about a report. @throws CommandError when there is none */
export async function showReport({ store: { db } }: OfficerDeps, key: string) {
  const report = await findReport(db, key);
  return showSent(db, 'report', report, [
    ['Report', report.id],
    ['About', subjectOf(report)],
    ['Warehouse', report.warehouse && oneLine(report.warehouse)],
    ['Lines', String(report.line_count)],
  ]);
}
