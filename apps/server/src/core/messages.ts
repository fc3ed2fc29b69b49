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
  type UploadRefusals,
  uploadRefusalsEn,
  uploadRefusalsId,
} from '@pabean/api/rules';

/** All messages of the server: those that it shares with portals, and its own. */
export interface ServerMessages extends SharedMessages {
  readonly labels: SharedMessages['labels'] & PpftzLabels & TransitLabels;
  readonly answers: SharedMessages['answers'] & ServerAnswers;
  readonly refusals: SharedMessages['refusals'] & UploadRefusals;
  /** The messages about a CSV. */
  readonly csv: CsvMessages;
}

/** The messages of a language that only the server uses. */
interface LocalMessages {
  readonly answers: ServerAnswers;
  readonly labels: PpftzLabels & TransitLabels;
  readonly refusals: UploadRefusals;
  readonly csv: CsvMessages;
}

const own: Readonly<Record<Language, LocalMessages>> = {
  id: {
    answers: serverAnswersId,
    labels: { ...ppftzLabelsId, ...transitLabelsId },
    refusals: uploadRefusalsId,
    csv: csvId,
  },
  en: {
    answers: serverAnswersEn,
    labels: { ...ppftzLabelsEn, ...transitLabelsEn },
    refusals: uploadRefusalsEn,
    csv: csvEn,
  },
};

/** The server's messages in a language. */
export function messagesIn(language: Language): ServerMessages {
  const shared = sharedMessagesIn(language);
  const { answers, labels, refusals, csv } = own[language];
  return {
    ...shared,
    labels: { ...shared.labels, ...labels },
    answers: { ...shared.answers, ...answers },
    refusals: { ...shared.refusals, ...refusals },
    csv,
  };
}
