import type { ReactNode } from 'react';
import { App } from './app.tsx';
import { currentDisplay } from './display/display.ts';
import { loadLanguage } from './messages/language.ts';
import { currentAddress, navigate } from './routing/address.ts';
import { decide } from './routing/decide.ts';
import { loadPage } from './routing/page-code.ts';
import type { OpenPage } from './routing/use-open-page.ts';
import type { Session } from './session/session.ts';

export { prefetch } from './routing/page-code.ts';

/** The page of the address, after all redirects. */
async function firstPage(session: Session): Promise<OpenPage> {
  const address = currentAddress();
  const { signedIn } = session.state();
  const decision = decide(address, signedIn?.user.type);
  if (!('redirect' in decision))
    return { ...decision, ...(await loadPage(decision.route, signedIn !== undefined)), address, signedIn };
  navigate(decision.redirect, { replace: true });
  return firstPage(session);
}

/**
 * Renders the page of the address, with everything around it.
 *
 * @param arriving Whether another page was shown before: then this one takes the focus.
 */
export async function openPortal(
  show: (content: ReactNode) => void,
  session: Session,
  arriving: boolean,
): Promise<void> {
  const [dictionaries, first, { client }] = await Promise.all([
    loadLanguage(currentDisplay().language),
    firstPage(session),
    session.prepare(),
  ]);
  show(
    <App session={session} client={client} dictionaries={dictionaries} first={first} arriving={arriving} />,
  );
}
