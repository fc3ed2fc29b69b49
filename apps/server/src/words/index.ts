import {
  type CsvMessages,
  csvEn,
  csvId,
  type Language,
  type PpftzLabels,
  ppftzLabelsEn,
  ppftzLabelsId,
  type ServerAnswers,
  type SharedMessages,
  serverAnswersEn,
  serverAnswersId,
  messagesIn as sharedMessagesIn,
} from '@pabean/api/rules';

/** Everything that the server says: what it shares with portals, and answers of its own. */
export interface ServerMessages extends SharedMessages {
  readonly labels: SharedMessages['labels'] & PpftzLabels;
  readonly answers: SharedMessages['answers'] & ServerAnswers;
  /** What is said about a CSV. */
  readonly csv: CsvMessages;
}

/** The server's dictionary of a language. */
export function messagesIn(language: Language): ServerMessages {
  const shared = sharedMessagesIn(language);
  const own = language === 'en' ? serverAnswersEn : serverAnswersId;
  return {
    ...shared,
    labels: { ...shared.labels, ...(language === 'en' ? ppftzLabelsEn : ppftzLabelsId) },
    answers: { ...shared.answers, ...own },
    csv: language === 'en' ? csvEn : csvId,
  };
}
