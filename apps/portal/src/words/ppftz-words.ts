import { ppftzId } from './ppftz-id.ts';
import { wordsOf } from './words-of.ts';

/** The words of one page of PPFTZ records: `usePpftzWords('recordingList').add`. */
export const usePpftzWords = wordsOf('ppftz', ppftzId);
