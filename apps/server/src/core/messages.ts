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
  type TransitLabels,
  transitLabelsEn,
  transitLabelsId,
} from '@pabean/api/rules';

/** Everything that the server says: what it shares with portals, and answers of its own. */
export interface ServerMessages extends SharedMessages {
  readonly labels: SharedMessages['labels'] & PpftzLabels & TransitLabels;
  readonly answers: SharedMessages['answers'] & ServerAnswers;
  /** What is said about a CSV. */
  readonly csv: CsvMessages;
}

/** The server's dictionary of a language. */
export function messagesIn(language: Language): ServerMessages {
  const shared = sharedMessagesIn(language);
  const own = language === 'en' ? serverAnswersEn : serverAnswersId;
  const labels =
    language === 'en' ? { ...ppftzLabelsEn, ...transitLabelsEn } : { ...ppftzLabelsId, ...transitLabelsId };
  return {
    ...shared,
    labels: { ...shared.labels, ...labels },
    answers: { ...shared.answers, ...own },
    csv: language === 'en' ? csvEn : csvId,
  };
}
