import { crashId } from './crash-id.ts';
import { messagesOf } from './messages-of.ts';

/** The messages of the page in the place of one that ended: `useCrashMessages('crash').title`. */
export const useCrashMessages = messagesOf('crash', crashId);
