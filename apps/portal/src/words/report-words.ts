import { reportsId } from './reports-id.ts';
import { wordsOf } from './words-of.ts';

/** The words of one page of reports: `useReportWords('reportList').add`. */
export const useReportWords = wordsOf('reports', reportsId);
