import { csvSeparator, reportSchema } from '@pabean/api/rules';
import Papa from 'papaparse';
import { readStoredFile } from '../../core/files/read-file.ts';
import { listVersion } from '../../core/list-version.ts';
import { notFound } from '../../core/refusal.ts';
import { findReportFile, listReportLines, listReports, noteFetch } from '../../report/reports.ts';
import { checkReport, saveReport } from '../../report/save-report.ts';
import type { Handlers } from '../handler.ts';

/** Periodic reports that companies send. */
export const reportHandlers = {
  reportList: {
    version: listVersion,
    answer: ({ act, input }) => listReports(act, input),
  },

  sendReport: {
    async prepare({ db, input, deps }) {
      const report = await checkReport(db, deps, input.body);
      return async ({ act }) => ({
        message: 'reportSent',
        id: await saveReport(act, deps, input.body, report),
      });
    },
  },

  reportLines: ({ act, input }) => listReportLines(act, input.body.id),

  async noteReportFetched({ act, input }) {
    await noteFetch(act, input.body.id);
    return { message: 'noted' };
  },

  async reportFile({ act, input, deps }) {
    return readStoredFile(deps.files, await findReportFile(act, input.params));
  },

  reportTemplate({ input: { params } }) {
    const schema = reportSchema(params.type);
    if (!schema) throw notFound();
    const { columns } = schema;
    const lines = [columns.map(({ name }) => name), columns.map(({ example }) => example)];
    const text = Papa.unparse(lines, { delimiter: csvSeparator, escapeFormulae: true });
    return {
      bytes: new TextEncoder().encode(`${text}\r\n`),
      mediaType: 'text/csv',
      name: `templat-laporan-${params.type}.csv`,
    };
  },
} satisfies Partial<Handlers>;
