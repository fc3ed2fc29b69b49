import { renderToString } from 'react-dom/server';
import { office } from './office.ts';
import { LoginDoor } from './pages/login/login-door.tsx';
import { createSession } from './session/session.ts';
import { Stage } from './stage.tsx';

/** The login page as HTML, in Indonesian, for the build: `start` hydrates it. */
export function renderDoor(): string {
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
