import { messagesOf } from './messages-of.ts';
import { ppftzId } from './ppftz-id.ts';

/** The messages of one page of PPFTZ records: `usePpftzMessages('recordingList').add`. */
export const usePpftzMessages = messagesOf('ppftz', ppftzId);
