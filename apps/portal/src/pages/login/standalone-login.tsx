import { useEffect } from 'react';
import { type Dictionaries, indonesian } from '../../messages/language.ts';
import { LanguageProvider } from '../../messages/language-provider.tsx';
import type { Session } from '../../session/session.ts';
import { SessionContext } from '../../session/session-context.ts';
import { Page } from './login-page.tsx';

/** Props of {@link LoginDoor}. */
export interface StandaloneLoginProps {
  session: Session;
  /**
   * Initial dictionaries.
   *
   * @default indonesian
   */
  messages?: Dictionaries;
  /** Called when the form is used, or was used before this code was loaded. */
  onUse?: () => void;
}

/**
 * The login page without the portal, which is fetched later. Where the build prerendered it, the user may have filled
 * it in and pressed Login already (`public/first-paint.js`): that is submitted now.
 */
export function StandaloneLogin({ session, messages = indonesian, onUse }: StandaloneLoginProps) {
  useEffect(() => {
    if (!onUse) return;
    if ([...document.querySelectorAll('input')].some(({ value }) => value !== '')) onUse();
    document.addEventListener('input', onUse, { once: true });
    return () => document.removeEventListener('input', onUse);
  }, [onUse]);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset.submitted === undefined) return;
    delete dataset.submitted;
    document.querySelector('form')?.requestSubmit();
  }, []);
  return (
    <SessionContext value={session}>
      <LanguageProvider first={messages}>
        <Page />
      </LanguageProvider>
    </SessionContext>
  );
}
