import { reportsId } from './reports-id.ts';
import { messagesOf } from './words-context.ts';

/**
 * One group about reports and CSV of the forms' dictionary: `useReportMessages('csvWorkbench').undo`.
 *
 * @beta
 */
export const useReportMessages = /* @__PURE__ */ messagesOf(reportsId);
