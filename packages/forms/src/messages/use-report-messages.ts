import { messagesOf } from './dictionaries-context.ts';
import { reportsId } from './reports-id.ts';

/**
 * One group about reports and CSV of the forms' dictionary: `useReportMessages('csvWorkbench').undo`.
 *
 * @beta
 */
export const useReportMessages = /* @__PURE__ */ messagesOf(reportsId);
