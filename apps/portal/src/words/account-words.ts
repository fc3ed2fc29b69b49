import { accountsId } from './accounts-id.ts';
import { wordsOf } from './words-of.ts';

/** The words of one page about accounts: `useAccountWords('announcements').empty`. */
export const useAccountWords = wordsOf('accounts', accountsId);
