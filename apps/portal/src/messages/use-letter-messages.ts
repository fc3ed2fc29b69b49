import { lettersId } from './letters-id.ts';
import { messagesOf } from './messages-of.ts';

/** The messages of pages about release letters: `useLetterMessages('letterList').search`. */
export const useLetterMessages = messagesOf('letters', lettersId);
