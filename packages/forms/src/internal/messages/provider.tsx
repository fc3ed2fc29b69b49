import { type SharedMessages, id as shared } from '@pabean/api/rules';
import { createContext, type ReactNode, useContext } from 'react';
import { id } from './id.ts';
import type { FormMessages } from './index.ts';

/** What the forms say: their own words, and those that client and server share. */
export interface FormWords {
  readonly forms: FormMessages;
  readonly shared: SharedMessages;
}

const WordsContext = createContext<FormWords>({ forms: id, shared });

/** Props of {@link FormsProvider}. */
export interface FormsProps {
  /** The dictionaries for everything inside. */
  words: FormWords;
  children: ReactNode;
}

/** Gives the forms inside their words. Without one they speak Indonesian. */
export function FormsProvider({ words, children }: FormsProps) {
  return <WordsContext value={words}>{children}</WordsContext>;
}

/** The forms' words in the language around them. */
export const useFormWords = (): FormWords => useContext(WordsContext);
