import { messagesOf } from './dictionaries-context.ts';
import { ppftzId } from './ppftz-id.ts';

/** One group of the messages about PPFTZ records: `usePpftzMessages('newAju').create`. */
export const usePpftzMessages = /* @__PURE__ */ messagesOf(ppftzId);
