import { messagesOf } from './messages-of.ts';
import { reportsId } from './reports-id.ts';

/** The messages of one page of reports: `useReportMessages('reportList').add`. */
export const useReportMessages = messagesOf('reports', reportsId);
