import { LoginForm, type SignInValues } from '@pabean/forms/login';
import { Link } from '@pabean/ui/link';
import { useAppMessages } from '../../messages/language-provider.tsx';
import { currentAddress, navigate } from '../../routing/address.ts';
import { usePageTitle } from '../../routing/page-title.ts';
import { stepAddress } from '../../routing/return-to.ts';
import { announceAgain } from '../../session/announcement.ts';
import { LateSignInCaptcha } from '../../session/late-sign-in-captcha.tsx';
import { useSession, useSessionState } from '../../session/session-context.ts';
import { SessionEndNotice } from '../../session/session-end-notice.tsx';
import { visitorPaths } from '../../visitor-paths.ts';

/** The login's form for the portal's session. After a correct password the portal, or the second step, replaces it. */
export function SignIn() {
  const session = useSession();
  const { end } = useSessionState();
  const messages = useAppMessages('login');
  const { login } = useAppMessages('titles');
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
          {messages.forgot}
        </Link>
      }
    />
  );
}
