import type { endpoints, InputOf } from '@pabean/api/contract';
import { formatDate, type ReportType } from '@pabean/api/rules';
import type { Act } from '../core/act/act.ts';
import type { CoreDeps } from '../core/act/deps.ts';
import { note } from '../core/audit.ts';
import type { Db } from '../core/db/store.ts';
import { refusedFile } from '../core/files/check-file.ts';
import { checkUpload, isRefused, type Upload } from '../core/files/check-upload.ts';
import { storeWithinQuota, takeTurns } from '../core/files/room-for-file.ts';
import { contentHash } from '../core/files/stored-files.ts';
import { newId } from '../core/id.ts';
import { noteChange } from '../core/note-change.ts';
import { codesWithSynonyms } from '../core/references.ts';
import { Refusal } from '../core/refusal.ts';
import { type ReadReport, readReport } from './read-report.ts';
import { sentFor } from './reports.ts';

type Typed = InputOf<typeof endpoints.sendReport>['body'];

/** A valid report, ready to store. */
export interface CheckedReport extends ReadReport {
  readonly upload: Upload;
}

/** The name of a report's file for display and download. */
const titleOf = ({ type, from, until }: Pick<Typed, 'type' | 'from' | 'until'>) =>
  [`Laporan ${type}`, formatDate(from), ...(until ? ['sd', formatDate(until)] : [])].join(' ');

/**
 * Checks the file of a report against its type, and against the lines in the request.
 * @throws Refusal invalid
 */
export async function checkReport(
  db: Db,
  { office }: Pick<CoreDeps, 'office'>,
  { file, extension, lines, ...typed }: Typed,
): Promise<CheckedReport> {
  const upload = checkUpload(file, extension, titleOf(typed), office.uploads.small, 'csv');
  const isDamaged = isRefused(upload) && upload.message === 'fileDamaged';
  if (isRefused(upload) && !isDamaged) throw refusedFile(upload);
  const bytes = isRefused(upload) ? bytesOf(file) : upload.bytes;
  const read = await readReport(
    bytes,
    typed.type as ReportType,
    lines,
    await codesWithSynonyms(db, 'kemasan'),
  );
  // A file that is not text was refused before with a better message.
  if (isRefused(upload)) throw refusedFile(upload);
  return { ...read, upload };
}

const bytesOf = (dataUrl: string) => Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');

/** Lines in one statement. */
const portion = 500;

/**
 * Stores a report with its file and its lines, and returns its id.
 * @throws Refusal reportSentBefore when the company sent the same file for the same period, or has no room left;
 * storageLow
 */
export async function saveReport(
  act: Act,
  deps: Pick<CoreDeps, 'files' | 'log'>,
  { type, warehouse, from, until, warnings = 0 }: Typed,
  { upload, values, lineCount }: CheckedReport,
): Promise<string> {
  const { db, now, account } = act;
  await takeTurns(db, account.companyId);
  const again = await db
    .selectFrom('report')
    .innerJoin('stored_file', 'stored_file.id', 'report.file_id')
    .select('report.id')
    .where(sentFor(account))
    .where('report.type', '=', type)
    .where('report.from_date', '=', from)
    .where('report.until_date', '=', until ?? '')
    .where('stored_file.sha256', '=', contentHash(upload.bytes))
    .executeTakeFirst();
  if (again) throw new Refusal('reportSentBefore');
  const id = newId(now);
  await db
    .insertInto('report')
    .values({
      id,
      company_id: account.companyId,
      owner_account_id: account.id,
      type,
      warehouse,
      from_date: from,
      until_date: until ?? '',
      file_id: await storeWithinQuota(act, deps, { upload, owner: account.id }),
      line_count: lineCount,
      created_at: now.toISOString(),
      received_at: null,
      fetches: 0,
      fetched_at: null,
    })
    .execute();
  for (let at = 0; at < values.length; at += portion)
    await db
      .insertInto('report_line')
      .values(
        values.slice(at, at + portion).map((cells, index) => ({
          report_id: id,
          position: at + index + 1,
          cells: JSON.stringify(cells),
        })),
      )
      .execute();
  if (warnings > 0)
    await note(act, {
      actor: account.username,
      accountId: account.id,
      action: 'report-warnings',
      detail: `${id}: ${warnings} passed over`,
    });
  await noteChange(db, account.companyId);
  return id;
}
