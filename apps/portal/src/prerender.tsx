import { languages } from '@pabean/api/rules';
import { AppShell } from '@pabean/ui/app-shell';
import { renderToString } from 'react-dom/server';
import { office } from '#office';
import { StandaloneLogin } from './pages/login/standalone-login.tsx';
import { hrefTo, paths } from './paths.ts';
import { routes } from './routes.ts';
import type { PageRoute } from './routing/route.ts';
import { createSession } from './session/session.ts';
import { Stage } from './stage.tsx';

/** The login page as HTML, in Indonesian: `start` hydrates it. */
function renderLogin(): string {
  const session = createSession();
  try {
    return renderToString(
      <Stage office={office}>
        <StandaloneLogin session={session} />
      </Stage>,
    );
  } finally {
    session.close();
  }
}

/** The frame of visitors' pages, still empty: the portal replaces it. */
const renderVisitorFrame = () =>
  renderToString(
    <Stage office={office}>
      <AppShell office={office.profile} homeHref={hrefTo(paths.login)} progress="unknown">
        {null}
      </AppShell>
    </Stage>,
  );

/** First segments of the addresses that visitors see in this frame. */
function placesIn(frame: NonNullable<PageRoute['frame']>): string[] {
  const places = routes.flatMap((route) =>
    'load' in route && typeof route.access === 'string' && (route.frame ?? 'shell') === frame
      ? [route.path.split('/')[1] ?? '']
      : [],
  );
  return [...new Set(places)];
}

/** What the build needs from the sources; called by `vite/prerender.ts`. */
export const prerender = () => ({
  door: renderLogin(),
  visitorFrame: renderVisitorFrame(),
  /** The addresses for which `public/first-paint.js` shows each frame. */
  places: { bare: placesIn('bare'), visitor: placesIn('shell') },
  languages,
});
