import { messagesOf } from './dictionaries-context.ts';
import { reportsId } from './reports-id.ts';

/**
 * One group of the messages about reports and CSV: `useReportMessages('csvWorkbench').undo`.
 *
 * @beta
 */
export const useReportMessages = /* @__PURE__ */ messagesOf(reportsId);
