import { extendMessages, type MessagesPart } from '@pabean/api/rules';
import type { Dictionaries } from './language.ts';
import { useDictionaries } from './words.tsx';

/** Dictionaries that come with the pages that speak them. */
type LateDictionary = 'pages' | 'detail' | 'accounts';

/**
 * The words of one page of such a dictionary as a hook, in the language around the component.
 *
 * @param source The Indonesian dictionary; what another language or the office leaves out stays as it says.
 */
export function wordsOf<Words>(name: LateDictionary, source: Words) {
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
