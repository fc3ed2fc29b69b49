import { messagesOf } from './messages-of.ts';
import { reportsId } from './reports-id.ts';

/** The words of one page of reports: `useReportMessages('reportList').add`. */
export const useReportMessages = messagesOf('reports', reportsId);
