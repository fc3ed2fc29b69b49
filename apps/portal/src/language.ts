import { failuresId, type SharedMessages } from '@pabean/api/rules';
import type { FormMessages } from '@pabean/forms';
import type { UiMessages } from '@pabean/ui';
import { createContext, useContext } from 'react';
import type { Language } from './words.ts';

/** What is said in one language. Undefined: everything speaks its own, Indonesian words. */
export interface Dictionaries {
  readonly shared?: SharedMessages;
  readonly ui?: UiMessages;
  readonly forms?: FormMessages;
  readonly portal?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const dictionaries: Partial<Record<Language, Dictionaries>> = { id: {} };

/** Fetches a language's dictionaries; Indonesian is always here. */
export async function loadLanguage(language: Language): Promise<Dictionaries> {
  dictionaries[language] ??= await import('./english.ts');
  return dictionaries[language];
}

/** The packages' dictionaries around the component. */
export const DictionariesContext = createContext<Dictionaries>({});

/** Why a call failed, in words, for `explainError`. */
export const useFailures = (): Pick<SharedMessages, 'failures'> =>
  useContext(DictionariesContext).shared ?? spokenHere;

const spokenHere = { failures: failuresId };
