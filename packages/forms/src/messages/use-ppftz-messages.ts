import { ppftzId } from './ppftz-id.ts';
import { messagesOf } from './words-context.ts';

/** One group about PPFTZ records of the forms' dictionary: `usePpftzMessages('newAju').create`. */
export const usePpftzMessages = /* @__PURE__ */ messagesOf(ppftzId);
