import { languages } from '@pabean/api/rules';
import { AppShell } from '@pabean/ui/app-shell';
import { renderToString } from 'react-dom/server';
import { office } from '#office';
import { LoginDoor } from './pages/login/login-door.tsx';
import { hrefTo, paths } from './paths.ts';
import { routes } from './routes.ts';
import type { PageRoute } from './routing/route.ts';
import { createSession } from './session/session.ts';
import { Stage } from './stage.tsx';

/** The login page as HTML, in Indonesian: `start` hydrates it. */
function renderDoor(): string {
  const session = createSession();
  try {
    return renderToString(
      <Stage office={office}>
        <LoginDoor session={session} />
      </Stage>,
    );
  } finally {
    session.close();
  }
}

/** What stands around a page of visitors, still empty: the portal draws its own in its place. */
const renderVisitorFrame = () =>
  renderToString(
    <Stage office={office}>
      <AppShell office={office.profile} homeHref={hrefTo(paths.login)} user={<span />} progress="unknown">
        {null}
      </AppShell>
    </Stage>,
  );

/** How the addresses of pages begin that visitors see in this frame. */
function placesIn(frame: NonNullable<PageRoute['frame']>): string[] {
  const places = routes.flatMap((route) =>
    'load' in route && typeof route.access === 'string' && (route.frame ?? 'shell') === frame
      ? [route.path.split('/')[1] ?? '']
      : [],
  );
  return [...new Set(places)];
}

/** What the build takes from the sources before there is a portal; `vite/prerender.ts` asks for it. */
export const prerender = () => ({
  door: renderDoor(),
  visitorFrame: renderVisitorFrame(),
  /** Where `public/first-paint.js` shows which frame. */
  places: { bare: placesIn('bare'), visitor: placesIn('shell') },
  languages,
});
