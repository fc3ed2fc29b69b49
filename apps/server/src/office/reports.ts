import { formatDate } from '@pabean/api/rules';
import type { Db } from '../core/db/store.ts';
import type { ReportTable } from '../core/db/tables/report.ts';
import { noteChange } from '../core/note-change.ts';
import { CommandError } from './command-error.ts';
import type { OfficeDeps } from './office-deps.ts';
import { type ActingDeps, actAsOfficer, noteAct } from './officer-act.ts';
import { oneLine } from './print.ts';
import { showSentFile } from './show-sent-file.ts';
import { filerColumns, unverifiedMark } from './unverified.ts';

const most = 50;

const select = (db: Db) =>
  db
    .selectFrom('report')
    .innerJoin('company', 'company.id', 'report.company_id')
    .innerJoin('account', 'account.id', 'report.owner_account_id')
    .selectAll('report')
    .select(filerColumns)
    .select('company.name as company_name');

/** Reports that wait to be received, those that wait longest first, and whether there are more. */
export async function listReports(db: Db) {
  const rows = await select(db)
    .where('report.received_at', 'is', null)
    .orderBy('report.id')
    .limit(most + 1)
    .execute();
  return { rows: rows.slice(0, most), more: rows.length > most };
}

/** @throws CommandError when there is none */
async function findReport(db: Db, key: string) {
  const report = await select(db).where('report.id', '=', key.toUpperCase()).executeTakeFirst();
  if (report) return report;
  throw new CommandError(`There is no report ${key}. \`pnpm office report list\` shows those that wait.`);
}

/** Everything about a report. @throws CommandError when there is none */
export async function showReport(deps: OfficeDeps, key: string, folder: string | undefined): Promise<string> {
  const report = await findReport(deps.store.db, key);
  return showSentFile(
    deps,
    'report',
    report,
    [
      ['Report', report.id],
      ['About', subjectOf(report)],
      ['Warehouse', report.warehouse && oneLine(report.warehouse)],
      ['Lines', String(report.line_count)],
      ['Company', [oneLine(report.company_name), unverifiedMark(report)].filter(Boolean).join(' ')],
      ['Sent by', report.username],
      ['Sent', report.created_at],
      ['Received', report.received_at],
    ],
    folder,
  );
}

/** What a report is about: `type 1, 01-02-2026 to 28-02-2026`. */
export const subjectOf = ({ type, from_date, until_date }: ReportTable) =>
  [`type ${type}, ${formatDate(from_date)}`, ...(until_date ? [formatDate(until_date)] : [])].join(' to ');

/**
 * Marks a report as received, with its line in the book, or nothing at all.
 * @throws CommandError when there is none, or it was received already
 */
export const receiveReport = (deps: ActingDeps, key: string): Promise<string> =>
  actAsOfficer(deps, async (act) => {
    const { db, now } = act;
    const report = await findReport(db, key);
    const { id, company_id, company_name, owner_account_id } = report;
    const subject = `The report of ${company_name} (${subjectOf(report)})`;
    // Of two officers at one moment only one finds it waiting.
    const { numUpdatedRows } = await db
      .updateTable('report')
      .set({ received_at: now.toISOString() })
      .where('id', '=', id)
      .where('received_at', 'is', null)
      .executeTakeFirst();
    if (Number(numUpdatedRows) === 0) throw new CommandError(`${subject} was received already.`);
    await noteChange(db, company_id);
    await noteAct(act, { action: 'receive-report', accountId: owner_account_id, detail: id });
    return `${subject} is received.`;
  });
