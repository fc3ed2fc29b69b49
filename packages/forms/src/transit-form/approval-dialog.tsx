import { explainError, isCallFailure } from '@pabean/api/rules';
import { Alert } from '@pabean/ui/alert';
import { Button } from '@pabean/ui/button';
import { Checkbox } from '@pabean/ui/checkbox';
import { Dialog, DialogBody, DialogFoot, DialogForm } from '@pabean/ui/dialog';
import { useMessages } from '@pabean/ui/messages';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type CaptchaAhead, CaptchaField, type CaptchaLoader } from '../captcha/index.ts';
import { useDeclaration } from '../internal/use-declaration.ts';
import { useOnlineSend } from '../internal/use-online-send.ts';
import { useFormMessages, useSharedMessages, useTransitMessages } from '../messages/use-messages.ts';
import * as styles from './transit-form.css.ts';
import { isCaptchaRefusal } from './use-sending.ts';

/** Props of {@link ApprovalDialog}. */
export interface ApprovalDialogProps<Answer> {
  captcha: CaptchaAhead;
  loadCaptcha: CaptchaLoader;
  /** Sends. A rejection with `fieldErrors` other than the captcha's closes the dialog. */
  onSend: (signal: AbortSignal) => Promise<Answer>;
  onSent: (answer: Answer) => void;
  /** Called when fields were refused. */
  onRefused: (error: unknown) => void;
  onRequestClose: () => void;
}

/** Result of the last attempt. */
interface Outcome {
  readonly problem?: string;
  /** The captcha solution that was refused. */
  readonly refused?: string;
  readonly isStopped?: true;
}

/** The declaration, the captcha, and sending; while offline it waits, shows that, and can be stopped. */
export function ApprovalDialog<Answer>(props: ApprovalDialogProps<Answer>) {
  const { captcha, onRequestClose } = props;
  const { heading, declaration, send, sending } = useFormMessages('send');
  const messages = useTransitMessages('approval');
  const shared = useSharedMessages();
  const { cancel } = useMessages('dialog');
  const { checkbox, confirm } = useDeclaration(messages.declarationNeeded);
  const captchaButton = useRef<HTMLButtonElement>(null);
  const line = useOnlineSend();
  const [{ problem, refused, isStopped }, setOutcome] = useState<Outcome>({});
  const isBusy = line.state === 'sending';
  const isWaiting = line.state === 'waiting';
  /** A refused solution stays refused until there is a new one. */
  const isStillRefused = refused !== undefined && ['', refused].includes(captcha.value);
  const isSolvedAhead = ['working', 'solved'].includes(captcha.altcha?.state ?? '');

  async function submit() {
    setOutcome({});
    try {
      props.onSent(await line.run(props.onSend));
    } catch (error) {
      fail(error);
    }
  }

  function fail(error: unknown) {
    if (error instanceof Error && error.name === 'AbortError') return;
    const message = explainError(error, shared);
    if (isCaptchaRefusal(error)) {
      flushSync(() => setOutcome({ problem: message, refused: captcha.value }));
      captchaButton.current?.focus();
    } else if (isCallFailure(error) && error.fieldErrors.length > 0) props.onRefused(error);
    else setOutcome({ problem: message });
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (isWaiting) return line.tryNow();
    if (confirm()) void submit();
  }

  /** Cancels the attempt in progress, or else closes the dialog. */
  function back() {
    if (line.state === 'idle') return onRequestClose();
    line.stop();
    setOutcome({ isStopped: true });
  }

  return (
    <Dialog open purpose="edit" size="medium" heading={heading} onRequestClose={back}>
      <DialogForm onSubmit={onSubmit}>
        <DialogBody className={styles.dialogBody}>
          <SendingNotices problem={problem} isWaiting={isWaiting} isStopped={isStopped} />
          <Checkbox {...checkbox} label={declaration} />
          <CaptchaField
            ref={captchaButton}
            label={shared.labels.captcha}
            value={captcha.value}
            onValueChange={captcha.setValue}
            load={props.loadCaptcha}
            ahead={captcha.altcha}
            {...(isSolvedAhead && { hint: messages.captchaHint })}
            error={isStillRefused ? problem : undefined}
          />
        </DialogBody>
        <DialogFoot>
          <Button onClick={back}>{line.state === 'idle' ? cancel : messages.stopWaiting}</Button>
          <Button type="submit" variant="primary" busy={isBusy} busyLabel={sending}>
            {isWaiting ? messages.tryNow : send}
          </Button>
        </DialogFoot>
      </DialogForm>
    </Dialog>
  );
}

interface SendingNoticesProps {
  problem: string | undefined;
  isWaiting: boolean;
  isStopped: true | undefined;
}

/** Why nothing was sent, or is not sent yet. */
function SendingNotices({ problem, isWaiting, isStopped }: SendingNoticesProps) {
  const messages = useTransitMessages('approval');
  return (
    <>
      <div role="alert" className={styles.live}>
        {problem && (
          <Alert tone="danger" heading={messages.notSent}>
            {problem}
          </Alert>
        )}
      </div>
      <div role="status" className={styles.live}>
        {isWaiting && (
          <Alert tone="warning" heading={messages.waiting}>
            {messages.waitingText}
          </Alert>
        )}
        {isStopped && <Alert heading={messages.stopped}>{messages.stoppedText}</Alert>}
      </div>
    </>
  );
}
