import { extendMessages } from '@pabean/api/rules';
import { type PageWords, pagesId } from './pages-id.ts';
import { useDictionaries } from './words.tsx';

const inIndonesian = {};
// Put together once for a language, not once for each component that speaks.
const wordsOf = new WeakMap<object, PageWords>([[inIndonesian, pagesId]]);

/** All words of the pages behind the login, in the language around the component. */
export function usePagesWords(): PageWords {
  const { pages = inIndonesian } = useDictionaries();
  const words = wordsOf.get(pages) ?? extendMessages(pagesId, pages);
  wordsOf.set(pages, words);
  return words;
}

/** The words of one of these pages: `usePageWords('dashboard').start`. */
export const usePageWords = <Group extends keyof PageWords>(group: Group): PageWords[Group] =>
  usePagesWords()[group];
