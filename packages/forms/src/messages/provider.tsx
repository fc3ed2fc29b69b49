import { extendMessages, type MessagesPart } from '@pabean/ui/messages';
import { type ReactNode, useContext, useMemo } from 'react';
import { DictionariesContext, type FormDictionaries } from './dictionaries-context.ts';

/** Props of {@link FormsProvider}. */
export interface FormsProps {
  /**
   * The dictionaries for everything inside, whole or only the words that differ in this place, such as
   * `{ forms: { dokap: { add: 'Lampirkan' } } }`. Words that they leave out stay those of the provider around it.
   * Give the same object on every render.
   */
  messages: {
    readonly [Dictionary in keyof FormDictionaries]?: MessagesPart<FormDictionaries[Dictionary]> | undefined;
  };
  /** What takes its words from it. */
  children: ReactNode;
}

/** Gives the forms inside their words, all of them or some. Without one they speak Indonesian. */
export function FormsProvider({ messages, children }: FormsProps) {
  const around = useContext(DictionariesContext);
  const extended = useMemo(
    () => ({
      forms: extendMessages(around.forms, messages.forms ?? {}),
      shared: extendMessages(around.shared, messages.shared ?? {}),
    }),
    [around, messages],
  );
  return <DictionariesContext value={extended}>{children}</DictionariesContext>;
}
