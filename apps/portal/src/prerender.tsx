import { makeTheme, officeStyleSheet, songket } from '@pabean/ui/theme';
import { renderToString } from 'react-dom/server';
import { office } from '#office';
import { LoginDoor } from './pages/login/login-door.tsx';
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

/** What the build takes from the sources before there is a portal; `vite/prerender.ts` asks for it. */
export function prerender() {
  const { theme } = office;
  return {
    door: renderDoor(),
    /** The office's colours as a stylesheet; the design system brings those of the default office. */
    styles: theme === songket ? '' : officeStyleSheet(theme),
    /** The colour of the browser's own frame: that of the top bar. */
    color: makeTheme(theme, 'light').chrome,
  };
}
