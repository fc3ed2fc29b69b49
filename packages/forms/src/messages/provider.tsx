import { extendMessages, type MessagesPart } from '@pabean/ui/messages';
import { type ReactNode, useContext, useMemo } from 'react';
import { type FormWords, WordsContext } from './words-context.ts';

/** Props of {@link FormsProvider}. */
export interface FormsProps {
  /**
   * The dictionaries for everything inside, whole or only the words that differ in this place, such as
   * `{ forms: { dokap: { add: 'Lampirkan' } } }`. Words that they leave out stay those of the provider around it.
   * Give the same object on every render.
   */
  words: { readonly [Dictionary in keyof FormWords]?: MessagesPart<FormWords[Dictionary]> | undefined };
  /** What takes its words from it. */
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
