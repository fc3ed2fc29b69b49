import { pagesId } from './pages-id.ts';
import { wordsOf } from './words-of.ts';

/** The words of one page of applications: `usePageWords('dashboard').start`. */
export const usePageWords = wordsOf('pages', pagesId);
