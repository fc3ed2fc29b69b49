import { FormsProvider } from '@pabean/forms';
import { type ReactNode, useContext } from 'react';
import { DictionariesContext } from '../language.ts';

/** Props of {@link FormsWords}. */
export interface FormsWordsProps {
  children: ReactNode;
}

/** Gives forms the words of the language around them. */
export function FormsWords({ children }: FormsWordsProps) {
  return <FormsProvider words={useContext(DictionariesContext)}>{children}</FormsProvider>;
}
