import { MessagesProvider, type UiMessages } from '@pabean/ui';
import { useEffect, useState } from 'react';
import { currentDisplay } from '../../display/display.ts';
import type { Session } from '../../session/session.ts';
import { SessionContext } from '../../session/session-context.ts';
import { LanguageContext } from '../../words.ts';
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
  const [words, setWords] = useState<UiMessages>();
  useEffect(() => {
    if (english)
      import('../../english.ts').then(
        ({ ui }) => setWords(ui),
        () => undefined,
      );
  }, [english]);
  useEffect(() => {
    document.addEventListener('input', onUse, { once: true });
    return () => document.removeEventListener('input', onUse);
  }, [onUse]);
  return (
    <SessionContext value={session}>
      <LanguageContext value={words ? 'en' : 'id'}>
        <MessagesProvider messages={words}>
          <Page />
        </MessagesProvider>
      </LanguageContext>
    </SessionContext>
  );
}
