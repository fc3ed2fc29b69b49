import { lettersId } from './letters-id.ts';
import { wordsOf } from './words-of.ts';

/** The words of pages about release letters: `useLetterWords('letterList').search`. */
export const useLetterWords = wordsOf('letters', lettersId);
