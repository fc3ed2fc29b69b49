import { Alert } from '@pabean/ui/alert';
import { useAppMessages, useSharedMessages } from '../messages/language-provider.tsx';
import type { SessionState } from './session-state.ts';

/** Shows why the last session, or the second step of the last login, ended. */
export function SessionEndNotice({ end }: { end: NonNullable<SessionState['end']> }) {
  const { answers } = useSharedMessages();
  const messages = useAppMessages('login');
  if (end === 'signedOut') return <Alert role="status" tone="info" heading={answers.signedOut} />;
  const heading = typeof end === 'object' ? end.message : headingOf[end]({ ...answers, ...messages });
  return <Alert role="status" tone="warning" heading={heading} />;
}

type EndMessages = Record<'unauthenticated' | 'stepLost' | 'stepExpired', string>;

const headingOf = {
  expired: ({ unauthenticated }: EndMessages) => unauthenticated,
  stepLost: ({ stepLost }: EndMessages) => stepLost,
  stepExpired: ({ stepExpired }: EndMessages) => stepExpired,
};
