import { detailId } from './detail-id.ts';
import { wordsOf } from './words-of.ts';

/** The words of a detail: `useDetailWords('applicationDetail').send`. */
export const useDetailWords = wordsOf('detail', detailId);
