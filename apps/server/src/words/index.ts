import { type Language, type SharedMessages, messagesIn as sharedMessagesIn } from '@pabean/api/rules';
import { en } from './en.ts';
import { id } from './id.ts';

/** Answers that only the server says. */
export type ServerAnswers = { readonly [Key in keyof typeof id]: string };

/** Everything that the server says: what it shares with portals, and answers of its own. */
export interface ServerMessages extends SharedMessages {
  readonly answers: SharedMessages['answers'] & ServerAnswers;
}

/** The server's dictionary of a language. */
export function messagesIn(language: Language): ServerMessages {
  const shared = sharedMessagesIn(language);
  return { ...shared, answers: { ...shared.answers, ...(language === 'en' ? en : id) } };
}
