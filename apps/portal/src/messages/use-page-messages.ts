import { messagesOf } from './messages-of.ts';
import { pagesId } from './pages-id.ts';

/** The messages of one page of applications: `usePageMessages('dashboard').start`. */
export const usePageMessages = messagesOf('pages', pagesId);
