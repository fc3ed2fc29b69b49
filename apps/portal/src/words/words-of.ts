import { extendMessages, type MessagesPart } from '@pabean/api/rules';
import type { Dictionaries } from './language.ts';
import type { LateWords } from './late.ts';
import { useDictionaries } from './words.tsx';

/**
 * The words of one page of such a dictionary as a hook, in the language around the component.
 *
 * @param source The Indonesian dictionary; what another language or the office leaves out stays as it says.
 */
export function wordsOf<Name extends keyof LateWords>(name: Name, source: LateWords[Name]) {
  type Words = LateWords[Name];
  // Put together once for a language, not once for each component that speaks.
  const made = new WeakMap<Dictionaries, Words>();
  return <Group extends keyof Words>(group: Group): Words[Group] => {
    const dictionaries = useDictionaries();
    const words =
      made.get(dictionaries) ?? extendMessages(source, (dictionaries[name] ?? {}) as MessagesPart<Words>);
    made.set(dictionaries, words);
    return words[group];
  };
}
