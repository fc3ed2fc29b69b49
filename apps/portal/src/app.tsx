import { MessagesProvider } from '@pabean/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { currentDisplay, subscribeToDisplay } from './display/display.ts';
import { type Dictionaries, DictionariesContext, loadLanguage } from './language.ts';
import { HashRouter } from './routing/hash-router.tsx';
import { Screen } from './routing/screen.tsx';
import type { Shown } from './routing/use-screen.ts';
import type { Session } from './session/session.ts';
import { SessionContext } from './session/session-context.ts';
import { EnglishContext, type Language, LanguageContext } from './words.ts';

/** Props of {@link App}. */
export interface AppProps {
  session: Session;
  /** Dictionaries of the language that the portal starts in. */
  dictionaries: Dictionaries;
  first: Shown;
  /** Whether another page was shown before this one. */
  arriving: boolean;
}

/** The portal: who uses it, in which language, and the page of the address. */
export function App({ session, dictionaries, first, arriving }: AppProps) {
  const spoken = useSpoken(dictionaries);
  return (
    <SessionContext value={session}>
      <LanguageContext value={spoken.language}>
        <EnglishContext value={spoken.portal}>
          <DictionariesContext value={spoken}>
            <MessagesProvider messages={spoken.ui}>
              <HashRouter>
                <Screen first={first} arriving={arriving} />
              </HashRouter>
            </MessagesProvider>
          </DictionariesContext>
        </EnglishContext>
      </LanguageContext>
    </SessionContext>
  );
}

/** The chosen language, as soon as its words are here. */
function useSpoken(first: Dictionaries): Dictionaries & { language: Language } {
  const { language } = useSyncExternalStore(subscribeToDisplay, currentDisplay);
  const [spoken, setSpoken] = useState({ ...first, language });
  useEffect(() => {
    let current = true;
    loadLanguage(language).then(
      (next) => current && setSpoken({ ...next, language }),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [language]);
  return spoken;
}
