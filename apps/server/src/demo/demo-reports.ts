import { csvSeparator, formatDate, type ReportType, reportSchema } from '@pabean/api/rules';
import type { ReportLineTable, ReportTable } from '../core/db/tables/report.ts';
import { newId } from '../core/id.ts';
import type { DemoOwner } from './demo-applications.ts';
import type { DemoArchive } from './demo-archive.ts';
import { demoDay, later, officeMoment } from './demo-days.ts';

/** The types of reports that each demo account has sent, the latest last. */
const sent: Readonly<Record<string, readonly ReportType[]>> = {
  importir: ['3', '1'],
  tps: ['1', '1', '2', '1', '1', '2', '1', '1', '3', '1', '2', '1'],
  ppjk: ['4', '2', '4'],
};

/** A report and its lines. */
export interface DemoReport {
  readonly report: readonly [ReportTable];
  readonly report_line: readonly ReportLineTable[];
}

/** Example lines with distinct numbers; the columns for excise goods and outward manifests are invented. */
function linesOf(type: ReportType, serial: number): string[][] {
  const columns = reportSchema(type)?.columns ?? [
    { name: 'nomor', example: '' },
    { name: 'uraian', example: 'Barang contoh' },
  ];
  const rows = Array.from({ length: 12 + ((serial * 17) % 30) }, (_, index) =>
    columns.map(({ name, example }) =>
      name === 'no_bl' || name === 'nomor' ? `CTHB${serial}${String(index + 1).padStart(4, '0')}` : example,
    ),
  );
  return [columns.map(({ name }) => name), ...rows];
}

/** An account's reports, one per month; the office has received all but the latest. */
export function buildReports(
  { person, accountId, companyId }: DemoOwner,
  now: Date,
  archive: DemoArchive,
): DemoReport[] {
  const types = sent[person.username] ?? [];
  return types.map((type, serial) => {
    const age = 4 + (types.length - serial - 1) * 30;
    const moment = officeMoment(now, age, serial);
    const id = newId(moment);
    const [head = [], ...rows] = linesOf(type, serial);
    const text = [head, ...rows].map((cells) => `${cells.join(csvSeparator)}\r\n`).join('');
    const from = demoDay(later(moment, -30));
    const until = demoDay(later(moment, -1));
    const report = {
      id,
      company_id: companyId,
      owner_account_id: accountId,
      type,
      warehouse: type === '1' ? 'BTA1' : null,
      from_date: from,
      until_date: until,
      file_id: archive.file(
        `Laporan ${type} ${formatDate(from)} sd ${formatDate(until)}`,
        Buffer.from(text),
        'csv',
      ),
      line_count: rows.length,
      created_at: moment.toISOString(),
      received_at: serial < types.length - 1 ? later(moment, 2).toISOString() : null,
      fetches: 0,
      fetched_at: null,
    };
    const kept = reportSchema(type) ? rows : [];
    return {
      report: [report],
      report_line: kept.map((cells, index) => ({
        report_id: id,
        position: index + 1,
        cells: JSON.stringify(cells.map((cell) => cell.replace(/^(\d+),(\d+)$/, '$1.$2'))),
      })),
    };
  });
}
