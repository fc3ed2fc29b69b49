import { FormsProvider, formsEn, formsId } from '@pabean/forms';
import { type ReactNode, useContext, useMemo } from 'react';
import { useSharedMessages } from '../language.ts';
import { LanguageContext } from '../words.ts';

/** Props of {@link FormsWords}. */
export interface FormsWordsProps {
  children: ReactNode;
}

/** Gives forms the words of the language around them. */
export function FormsWords({ children }: FormsWordsProps) {
  const language = useContext(LanguageContext);
  const shared = useSharedMessages();
  const words = useMemo(() => ({ forms: language === 'en' ? formsEn : formsId, shared }), [language, shared]);
  return <FormsProvider words={words}>{children}</FormsProvider>;
}
