import type { SharedMessages } from '@pabean/api/rules';
import { FormsProvider } from '@pabean/forms/messages';
import { MessagesProvider } from '@pabean/ui/messages';
import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { currentDisplay, standardDisplay, subscribeToDisplay } from '../display/display.ts';
import type { Words } from './id.ts';
import { type Dictionaries, indonesian, loadLanguage } from './language.ts';

const DictionariesContext = createContext<Dictionaries>(indonesian);

/** Props of {@link WordsProvider}. */
export interface WordsProviderProps {
  /**
   * What is spoken until the chosen language is here.
   *
   * @default indonesian
   */
  first?: Dictionaries;
  children: ReactNode;
}

/** Everything inside speaks the language of the display settings, as soon as its words are here. */
export function WordsProvider({ first = indonesian, children }: WordsProviderProps) {
  const { language } = useSyncExternalStore(subscribeToDisplay, currentDisplay, standardDisplay);
  const [spoken, setSpoken] = useState(first);
  useEffect(() => {
    let current = true;
    loadLanguage(language).then(
      (next) => current && setSpoken(next),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [language]);
  return (
    <DictionariesContext value={spoken}>
      <MessagesProvider messages={spoken.ui}>
        <FormsProvider words={spoken}>{children}</FormsProvider>
      </MessagesProvider>
    </DictionariesContext>
  );
}

/** All dictionaries of the language around the component. */
export const useDictionaries = (): Dictionaries => useContext(DictionariesContext);

/** One group of the portal's words: `usePageWords('dashboard').start`. */
export const useWords = <Group extends keyof Words>(group: Group): Words[Group] =>
  useDictionaries().portal[group];

/** The words that client and server share: `useSharedWords().labels.address`. */
export const useSharedWords = (): SharedMessages => useDictionaries().shared;
