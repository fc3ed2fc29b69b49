import { messagesOf } from './dictionaries-context.ts';
import { ppftzId } from './ppftz-id.ts';

/** One group about PPFTZ records of the forms' dictionary: `usePpftzMessages('newAju').create`. */
export const usePpftzMessages = /* @__PURE__ */ messagesOf(ppftzId);
