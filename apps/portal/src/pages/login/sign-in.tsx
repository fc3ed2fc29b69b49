import { LoginForm, type SignInValues } from '@pabean/forms/login';
import { Link } from '@pabean/ui/link';
import { currentAddress, navigate } from '../../routing/address.ts';
import { usePageTitle } from '../../routing/page-title.ts';
import { stepAddress } from '../../routing/return-to.ts';
import { announceAgain } from '../../session/announcement.ts';
import { LateSignInCaptcha } from '../../session/late-sign-in-captcha.tsx';
import { useSession, useSessionState } from '../../session/session-context.ts';
import { SessionEndNotice } from '../../session/session-end-notice.tsx';
import { visitorPaths } from '../../visitor-paths.ts';
import { useWords } from '../../words/words.tsx';

/** The login's form on the portal's session. After a right password the portal, or the second step, takes its place. */
export function SignIn() {
  const session = useSession();
  const { end } = useSessionState();
  const words = useWords('login');
  const { login } = useWords('titles');
  usePageTitle(login);

  async function signIn(typed: SignInValues) {
    announceAgain();
    const result = await session.signIn(typed);
    if (result === 'signedIn') return;
    navigate(stepAddress(result === 'codeRequired' ? 'code' : 'setup', currentAddress().search));
  }
  return (
    <LoginForm
      onSubmit={signIn}
      onBegin={() => void session.prepare().catch(() => undefined)}
      renderCaptcha={(captcha) => <LateSignInCaptcha {...captcha} />}
      notice={end && <SessionEndNotice end={end} />}
      forgot={
        <Link size="small" href={`#${visitorPaths.resetPassword}`}>
          {words.forgot}
        </Link>
      }
    />
  );
}
