import type { Client } from '@pabean/api/client';
import { ClientProvider } from '@pabean/api/hooks';
import { Router } from 'wouter';
import type { Dictionaries } from './messages/language.ts';
import { LanguageProvider } from './messages/language-provider.tsx';
import { PageView } from './routing/page-view.tsx';
import { usePortalLocation } from './routing/use-address.ts';
import type { OpenPage } from './routing/use-open-page.ts';
import type { Session } from './session/session.ts';
import { SessionContext } from './session/session-context.ts';

/** Props of {@link App}. */
export interface AppProps {
  session: Session;
  /** Makes the calls of visitors; a signed-in account's pages have a separate cache. */
  client: Client;
  /** Dictionaries of the initial language. */
  dictionaries: Dictionaries;
  first: OpenPage;
  /** Whether another page was shown before this one. */
  arriving: boolean;
}

/** The portal: session, language, and the page of the address. */
export function App({ session, client, dictionaries, first, arriving }: AppProps) {
  return (
    <SessionContext value={session}>
      <LanguageProvider first={dictionaries}>
        <ClientProvider client={client}>
          <Router hook={usePortalLocation}>
            <PageView first={first} arriving={arriving} />
          </Router>
        </ClientProvider>
      </LanguageProvider>
    </SessionContext>
  );
}
