import { extendMessages, type MessagesPart } from '@pabean/api/rules';
import type { Dictionaries } from './language.ts';
import { useDictionaries } from './language-provider.tsx';
import type { LateMessages } from './late.ts';

/**
 * The words of one page of such a dictionary as a hook, in the language around the component.
 *
 * @param source The Indonesian dictionary; what another language or the office leaves out stays as it says.
 */
export function messagesOf<Name extends keyof LateMessages>(name: Name, source: LateMessages[Name]) {
  type AppMessages = LateMessages[Name];
  // Put together once for a language, not once for each component that speaks.
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
