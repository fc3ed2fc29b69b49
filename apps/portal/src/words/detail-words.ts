import { type DetailWords, detailId } from './detail-id.ts';
import { wordsOf } from './words-of.ts';

const useAllWords = wordsOf<DetailWords>('detail', detailId);

/** The words of a detail: `useDetailWords('applicationDetail').send`. */
export const useDetailWords = <Group extends keyof DetailWords>(group: Group): DetailWords[Group] =>
  useAllWords()[group];
