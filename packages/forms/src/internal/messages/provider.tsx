import { id, type LocalMessages } from '@pabean/api/rules';
import { extendMessages, type MessagesPart } from '@pabean/ui/messages';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { FormMessages } from './index.ts';

/** What the forms say: their own words, and those that client and server share. */
export interface FormWords {
  readonly forms: FormMessages;
  readonly shared: LocalMessages;
}

interface Spoken {
  readonly forms: MessagesPart<FormMessages>;
  readonly shared: LocalMessages;
}

const WordsContext = createContext<Spoken>({ forms: {}, shared: id });

/** Props of {@link FormsProvider}. */
export interface FormsProps {
  /**
   * The dictionaries for everything inside, whole or only the words that differ in this place, such as
   * `{ forms: { dokap: { save: 'Lampirkan' } } }`. Words that they leave out stay those of the provider around it.
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

/** One form's words in the language around it, or its own. */
export function useFormWords<Group extends keyof FormMessages>(
  group: Group,
  own: FormMessages[Group],
): FormMessages[Group] {
  const replaced = useContext(WordsContext).forms[group];
  return useMemo(() => (replaced ? { ...own, ...replaced } : own), [own, replaced]);
}

/** The words that forms share with the server, in the language around them. */
export const useSharedWords = (): LocalMessages => useContext(WordsContext).shared;
