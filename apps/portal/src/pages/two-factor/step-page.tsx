import { Link } from '@pabean/ui/link';
import { LoginFrame } from '@pabean/ui/login-frame';
import { useOffice } from '@pabean/ui/office';
import { type ReactNode, useEffect } from 'react';
import { Redirect } from 'wouter';
import { useAccountMessages } from '../../messages/use-account-messages.ts';
import { wantedPage } from '../../routing/decide.ts';
import { usePageAddress } from '../../routing/page-address.ts';
import { loginAddress, redirectTo } from '../../routing/return-to.ts';
import type { SecondStep } from '../../session/second-step.ts';
import { useSession, useSessionState } from '../../session/session-context.ts';
import { visitorPaths } from '../../visitor-paths.ts';

/** Props of {@link StepPage}. */
export interface StepPageProps {
  kind: SecondStep['kind'];
  heading: string;
  lead: (username: string) => string;
  children: (step: SecondStep) => ReactNode;
}

/**
 * A second step of signing in. With a session it redirects to the wanted page; without a pending step, as after a
 * reload, to the login, which shows why.
 */
export function StepPage({ kind, heading, lead, children }: StepPageProps) {
  const messages = useAccountMessages('twoFactor');
  const office = useOffice();
  const session = useSession();
  const { search } = usePageAddress();
  const { signedIn, step, end } = useSessionState();
  const isLost = !signedIn && step?.kind !== kind;
  useEffect(() => {
    if (isLost && !step && !end) session.leaveStep('stepLost');
  }, [isLost, step, end, session]);

  if (signedIn) return <Redirect to={wantedPage(search.get(redirectTo), signedIn.user.type)} replace />;
  if (isLost || !step) return <Redirect to={loginAddress(search)} replace />;
  return (
    <LoginFrame office={office} heading={heading} lead={lead(step.username)}>
      {children(step)}
      <p>
        <Link href={`#${visitorPaths.login}`} onClick={() => session.leaveStep()}>
          {messages.backToLogin}
        </Link>
      </p>
    </LoginFrame>
  );
}
