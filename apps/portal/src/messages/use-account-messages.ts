import { accountsId } from './accounts-id.ts';
import { messagesOf } from './messages-of.ts';

/** The messages of one page about accounts: `useAccountMessages('announcements').empty`. */
export const useAccountMessages = messagesOf('accounts', accountsId);
