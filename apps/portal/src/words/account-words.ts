import { type AccountWords, accountsId } from './accounts-id.ts';
import { wordsOf } from './words-of.ts';

const useAllWords = wordsOf<AccountWords>('accounts', accountsId);

/** The words of one page about accounts: `useAccountWords('announcements').empty`. */
export const useAccountWords = <Group extends keyof AccountWords>(group: Group): AccountWords[Group] =>
  useAllWords()[group];
