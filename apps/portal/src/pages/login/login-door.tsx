import { MessagesProvider } from '@pabean/ui';
import { useEffect, useState } from 'react';
import { currentDisplay } from '../../display/display.ts';
import type { Dictionaries } from '../../language.ts';
import type { Session } from '../../session/session.ts';
import { SessionContext } from '../../session/session-context.ts';
import { EnglishContext, LanguageContext } from '../../words.ts';
import { Page } from './login-page.tsx';

/** Props of {@link LoginDoor}. */
export interface LoginDoorProps {
  session: Session;
  /** Called when somebody begins to use the form. */
  onUse: () => void;
}

/** The login on its own, before the portal behind it has been fetched. */
export function LoginDoor({ session, onUse }: LoginDoorProps) {
  const english = currentDisplay().language === 'en';
  const [words, setWords] = useState<Dictionaries>();
  useEffect(() => {
    if (english) import('../../english.ts').then(setWords, () => undefined);
  }, [english]);
  useEffect(() => {
    document.addEventListener('input', onUse, { once: true });
    return () => document.removeEventListener('input', onUse);
  }, [onUse]);
  return (
    <SessionContext value={session}>
      <LanguageContext value={words ? 'en' : 'id'}>
        <EnglishContext value={words?.portal}>
          <MessagesProvider messages={words?.ui}>
            <Page />
          </MessagesProvider>
        </EnglishContext>
      </LanguageContext>
    </SessionContext>
  );
}
