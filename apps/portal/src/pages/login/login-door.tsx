import { useEffect } from 'react';
import type { Session } from '../../session/session.ts';
import { SessionContext } from '../../session/session-context.ts';
import { WordsProvider } from '../../words/words.tsx';
import { Page } from './login-page.tsx';

/** Props of {@link LoginDoor}. */
export interface LoginDoorProps {
  session: Session;
  /** Called when somebody begins to use the form. */
  onUse: () => void;
}

/** The login on its own, before the portal behind it has been fetched. */
export function LoginDoor({ session, onUse }: LoginDoorProps) {
  useEffect(() => {
    document.addEventListener('input', onUse, { once: true });
    return () => document.removeEventListener('input', onUse);
  }, [onUse]);
  return (
    <SessionContext value={session}>
      <WordsProvider>
        <Page />
      </WordsProvider>
    </SessionContext>
  );
}
