import { fill } from '@pabean/api/rules';
import { Button } from '@pabean/ui/button';
import { Dialog, DialogBody, DialogFoot } from '@pabean/ui/dialog';
import { VisuallyHidden } from '@pabean/ui/visually-hidden';
import { AttemptNotice } from '../internal/attempt-notice.tsx';
import { useAttempt } from '../internal/use-attempt.ts';
import { useAccountMessages } from '../messages/use-messages.ts';
import * as styles from './session-dialog.css.ts';
import type { SessionDialogProps } from './session-dialog.tsx';
import { useSecondsUntil } from './use-seconds-until.ts';

type Ending = NonNullable<SessionDialogProps['ending']>;
type Handlers = Pick<SessionDialogProps, 'onStay' | 'onDismiss' | 'onLogout'>;

/** Thresholds in seconds at which the remaining time is announced, rather than each second. */
const spokenAt = [120, 60, 30, 10];

const clockOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Counts down to the end of a session. */
export function EndingDialog({ at, extendable, onStay, onDismiss, onLogout }: Ending & Handlers) {
  const messages = useAccountMessages('session');
  const seconds = useSecondsUntil(at);
  const { busy, problem, failures, attempt } = useAttempt();
  const stay = () => (extendable ? void attempt(onStay) : onDismiss());
  // The last threshold that was passed: the text changes at the next one.
  const spoken = spokenAt.findLast((threshold) => seconds <= threshold);
  return (
    <Dialog open role="alertdialog" heading={messages.endingTitle} size="small" onRequestClose={stay}>
      <DialogBody className={styles.body}>
        <p>{extendable ? messages.endingText : messages.endingFinal}</p>
        <p className={styles.left} aria-hidden>
          {fill(messages.left, { time: clockOf(seconds) })}
        </p>
        <VisuallyHidden role="status">
          {spoken !== undefined && fill(messages.leftSpoken, { seconds: spoken })}
        </VisuallyHidden>
        {problem && <AttemptNotice problem={problem} failures={failures} onRetry={stay} />}
      </DialogBody>
      <DialogFoot>
        <Button onClick={onLogout}>{messages.logout}</Button>
        <Button variant="primary" busy={busy} busyLabel={messages.staying} onClick={stay}>
          {extendable ? messages.stay : messages.understood}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
