import { type SharedMessages, id as shared } from '@pabean/api/rules';
import { extendMessages, type MessagesPart } from '@pabean/ui/messages';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type FormMessages, id } from './id.ts';

/** What the forms say: their own words, and those that client and server share. */
export interface FormWords {
  readonly forms: FormMessages;
  readonly shared: SharedMessages;
}

const WordsContext = createContext<FormWords>({ forms: id, shared });

/** Props of {@link FormsProvider}. */
export interface FormsProps {
  /**
   * The dictionaries for everything inside, whole or only the words that differ in this place, such as
   * `{ forms: { dokap: { add: 'Lampirkan' } } }`. Words that they leave out stay those of the provider around it.
   * Give the same object on every render.
   */
  words: { readonly [Dictionary in keyof FormWords]?: MessagesPart<FormWords[Dictionary]> };
  children: ReactNode;
}

/** Gives the forms inside their words, all of them or some. Without one they speak Indonesian. */
export function FormsProvider({ words, children }: FormsProps) {
  const around = useContext(WordsContext);
  const extended = useMemo(
    () => ({
      forms: extendMessages(around.forms, words.forms ?? {}),
      shared: extendMessages(around.shared, words.shared ?? {}),
    }),
    [around, words],
  );
  return <WordsContext value={extended}>{children}</WordsContext>;
}

/** One group of the forms' dictionary in the language around the form: `useFormMessages('dokap').add`. */
export const useFormMessages = <Group extends keyof FormMessages>(group: Group): FormMessages[Group] =>
  useContext(WordsContext).forms[group];

/** The words that forms share with the server, in the language around the form: labels, refusals, failures. */
export const useSharedMessages = (): SharedMessages => useContext(WordsContext).shared;
