import type { SharedMessages } from '@pabean/api/rules';
import { FormsProvider } from '@pabean/forms/messages';
import { MessagesProvider } from '@pabean/ui/messages';
import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { currentDisplay, standardDisplay, subscribeToDisplay } from '../display/display.ts';
import type { AppMessages } from './id.ts';
import { type Dictionaries, indonesian, loadLanguage } from './language.ts';

const DictionariesContext = createContext<Dictionaries>(indonesian);

/** Props of {@link LanguageProvider}. */
export interface LanguageProviderProps {
  /**
   * The dictionaries until the chosen language is loaded.
   *
   * @default indonesian
   */
  first?: Dictionaries;
  children: ReactNode;
}

/** Provides the messages of the display settings' language, once they are loaded. */
export function LanguageProvider({ first = indonesian, children }: LanguageProviderProps) {
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
        <FormsProvider messages={spoken}>{children}</FormsProvider>
      </MessagesProvider>
    </DictionariesContext>
  );
}

/** All dictionaries of the provided language. */
export const useDictionaries = (): Dictionaries => useContext(DictionariesContext);

/** One group of the portal's messages: `usePageMessages('dashboard').start`. */
export const useAppMessages = <Group extends keyof AppMessages>(group: Group): AppMessages[Group] =>
  useDictionaries().portal[group];

/** The messages shared by client and server: `useSharedMessages().labels.address`. */
export const useSharedMessages = (): SharedMessages => useDictionaries().shared;
