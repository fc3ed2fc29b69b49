import { extendMessages, type MessagesPart } from '@pabean/ui/messages';
import { type ReactNode, useContext, useMemo } from 'react';
import { DictionariesContext, type FormDictionaries } from './dictionaries-context.ts';

/** Props of {@link FormsProvider}. */
export interface FormsProps {
  /**
   * The dictionaries for everything inside, complete or only the messages that differ here, such as `{ forms: { dokap: { add:
   * 'Lampirkan' } } }`. Omitted messages are inherited from the provider around it. Pass the same object on every render.
   */
  messages: {
    readonly [Dictionary in keyof FormDictionaries]?: MessagesPart<FormDictionaries[Dictionary]> | undefined;
  };
  /** The content that uses these messages. */
  children: ReactNode;
}

/** Provides all or some messages to the forms inside. Without a provider they are Indonesian. */
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
