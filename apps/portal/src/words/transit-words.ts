import { transitId } from './transit-id.ts';
import { wordsOf } from './words-of.ts';

/** The words of one page of transit requests: `useTransitWords('menu').search`. */
export const useTransitWords = wordsOf('transit', transitId);
