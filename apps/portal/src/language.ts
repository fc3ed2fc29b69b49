import { type SharedMessages, id as shared } from '@pabean/api/rules';
import type { UiMessages } from '@pabean/ui';
import { createContext, useContext } from 'react';
import { type Language, LanguageContext } from './words.ts';

/** The dictionaries of the packages in one language. */
export interface Dictionaries {
  /** Undefined: every component speaks its own, Indonesian words. */
  readonly ui: UiMessages | undefined;
  readonly shared: SharedMessages;
}

const dictionaries: Partial<Record<Language, Dictionaries>> = { id: { ui: undefined, shared } };

/** Fetches a language's dictionaries; Indonesian is always here. */
export async function loadLanguage(language: Language): Promise<Dictionaries> {
  dictionaries[language] ??= await import('./english.ts');
  return dictionaries[language];
}

/** What labels, refusals and answers are called in the language around the component. */
export const SharedMessagesContext = createContext<SharedMessages>(shared);

/** The dictionary that client and server share. */
export const useSharedMessages = () => useContext(SharedMessagesContext);

export { LanguageContext };
