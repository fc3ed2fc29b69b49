import { extendMessages } from '@pabean/api/rules';
import { useMemo } from 'react';
import { type PageWords, pagesId } from './pages-id.ts';
import { useDictionaries } from './words.tsx';

/** All words of the pages behind the login, in the language around the component. */
export function usePagesWords(): PageWords {
  const { pages } = useDictionaries();
  return useMemo(() => (pages ? extendMessages(pagesId, pages) : pagesId), [pages]);
}

/** The words of one of these pages: `usePageWords('dashboard').start`. */
export const usePageWords = <Group extends keyof PageWords>(group: Group): PageWords[Group] =>
  usePagesWords()[group];
