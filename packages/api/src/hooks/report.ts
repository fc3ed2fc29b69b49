import {
  type InputOf,
  type ListedReport,
  me,
  noteReportFetched,
  reportFile,
  reportLines,
  reportList,
  reportTemplate,
  sendReport,
} from '../contract/index.ts';
import type { ReportType } from '../rules/csv/index.ts';
import { useMe } from './account.ts';
import { askable } from './askable.ts';
import { useCall } from './use-call.ts';
import { useWrite } from './use-write.ts';

type Body = InputOf<typeof reportList>['body'];

/** Which page of reports is requested, and in which order. */
export interface ReportsAsked extends Pick<Body, 'type' | 'sort' | 'direction' | 'size'> {
  /** Words that each report must contain. */
  readonly query: string;
  /** From 1. */
  readonly page: number;
}

/**
 * One page of the reports of the signed-in account's company; the previous page stays until the next one has arrived.
 * The account is fetched first, because the company's NPWP may have changed.
 *
 * @beta
 */
export function useReports({ query, page, ...asked }: ReportsAsked) {
  const who = useMe();
  const body = who.data && { npwp: who.data.npwp ?? '', query: askable(query) || null, ...asked };
  const list = useCall(reportList, body && { query: { page }, body }, { keepPreviousData: true });
  return who.data ? list : { ...list, ...who, data: undefined };
}

/**
 * The lines of a report; undefined to wait.
 *
 * @beta
 */
export const useReportLines = (report: Pick<ListedReport, 'id' | 'type'> | undefined) =>
  useCall(reportLines, report && { body: { id: report.id, type: report.type } });

/** A report to send: its file as a data URL, and one object for each of its lines. */
export type ReportInput = Omit<InputOf<typeof sendReport>['body'], 'user' | 'npwp'>;

/**
 * Sends a report of the signed-in account's company.
 *
 * @beta
 */
export const useSendReport = () =>
  useWrite(
    async (values: ReportInput, { client, user, options }) => {
      const { npwp } = await client.call(me, {}, { signal: options.signal });
      return client.call(sendReport, { body: { ...values, user, npwp: npwp ?? '' } }, options);
    },
    { touches: [reportList] },
  );

/**
 * Fetches the file of a report and records the download; a record that fails does not fail the file.
 *
 * @beta
 */
export const useReportFile = () =>
  useWrite(async ({ id, fileName }: Pick<ListedReport, 'id' | 'fileName'>, { client, options }) => {
    const file = await client.call(reportFile, { params: { id, name: fileName ?? '' } }, options);
    await client.call(noteReportFetched, { body: { id } }).catch(() => undefined);
    return file;
  });

/**
 * Fetches the template of a report.
 *
 * @beta
 */
export const useReportTemplate = () =>
  useWrite(async (type: ReportType, { client, options }) =>
    client.call(reportTemplate, { params: { type } }, options),
  );
