import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { currentDisplay } from './display/display.ts';
import { loadLanguage } from './language.ts';
import { currentAddress } from './routing/address.ts';
import { decide } from './routing/decide.ts';
import { LoadFailure } from './routing/load-failure.tsx';
import { loadScreen, prefetch } from './routing/screens.ts';
import type { Shown } from './routing/use-screen.ts';
import type { Session } from './session/session.ts';

/** The page of the address, when it needs no redirect. */
async function firstScreen(session: Session): Promise<Shown | undefined> {
  const address = currentAddress();
  const { signedIn } = session.state();
  const decision = decide(address, signedIn?.user.type);
  if ('redirect' in decision) return undefined;
  return { ...decision, ...(await loadScreen(decision.route)), address, signedIn };
}

/** Starts the portal: who uses it and what the page is made of are known before anything is drawn. */
export async function start(container: Element, session: Session): Promise<void> {
  const root = createRoot(container);
  try {
    const dictionaries = loadLanguage(currentDisplay().language);
    if (session.hasToken()) prefetch(currentAddress().path);
    await session.restore();
    const first = await firstScreen(session);
    root.render(<App session={session} dictionaries={await dictionaries} first={first} />);
  } catch {
    root.render(<LoadFailure />);
  }
}
