import {
  type Language,
  type ServerAnswers,
  type SharedMessages,
  serverAnswersEn,
  serverAnswersId,
  messagesIn as sharedMessagesIn,
} from '@pabean/api/rules';

/** Everything that the server says: what it shares with portals, and answers of its own. */
export interface ServerMessages extends SharedMessages {
  readonly answers: SharedMessages['answers'] & ServerAnswers;
}

/** The server's dictionary of a language. */
export function messagesIn(language: Language): ServerMessages {
  const shared = sharedMessagesIn(language);
  const own = language === 'en' ? serverAnswersEn : serverAnswersId;
  return { ...shared, answers: { ...shared.answers, ...own } };
}
