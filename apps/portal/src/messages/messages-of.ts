import { extendMessages, type MessagesPart } from '@pabean/api/rules';
import type { Dictionaries } from './language.ts';
import { useDictionaries } from './language-provider.tsx';
import type { LateMessages } from './late.ts';

/**
 * Creates a hook that returns the messages of one page in the provided language.
 *
 * @param source The Indonesian dictionary, used for messages that another language or the office omits.
 */
export function messagesOf<Name extends keyof LateMessages>(name: Name, source: LateMessages[Name]) {
  type AppMessages = LateMessages[Name];
  // Merged once for a language, not once for each component.
  const made = new WeakMap<Dictionaries, AppMessages>();
  return <Group extends keyof AppMessages>(group: Group): AppMessages[Group] => {
    const dictionaries = useDictionaries();
    const messages =
      made.get(dictionaries) ??
      extendMessages(source, (dictionaries[name] ?? {}) as MessagesPart<AppMessages>);
    made.set(dictionaries, messages);
    return messages[group];
  };
}
