import { type PageWords, pagesId } from './pages-id.ts';
import { wordsOf } from './words-of.ts';

const useAllWords = wordsOf<PageWords>('pages', pagesId);

/** The words of one page of applications: `usePageWords('dashboard').start`. */
export const usePageWords = <Group extends keyof PageWords>(group: Group): PageWords[Group] =>
  useAllWords()[group];
