import { explainError, isCallFailure } from '@pabean/api/rules';
import { Alert } from '@pabean/ui/alert';
import { Button } from '@pabean/ui/button';
import { Checkbox } from '@pabean/ui/checkbox';
import { Dialog, DialogBody, DialogFoot, DialogForm } from '@pabean/ui/dialog';
import { useMessages } from '@pabean/ui/messages';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type CaptchaAhead, CaptchaField, type CaptchaLoader } from '../captcha/index.ts';
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

/** What the server said of the captcha, and of which solution. */
interface Refused {
  readonly message: string;
  readonly value: string;
}

/** The declaration, the captcha, and sending; while the line is away it waits, says so, and can be stopped. */
export function ApprovalDialog<Answer>(props: ApprovalDialogProps<Answer>) {
  const { captcha, onRequestClose } = props;
  const { heading, declaration, send, sending } = useFormMessages('send');
  const words = useTransitMessages('approval');
  const shared = useSharedMessages();
  const { cancel } = useMessages('dialog');
  const checkbox = useRef<HTMLInputElement>(null);
  const captchaButton = useRef<HTMLButtonElement>(null);
  const line = useOnlineSend();
  const [ticked, setTicked] = useState(false);
  const [asksForTick, setAsksForTick] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isStopped, setStopped] = useState(false);
  const [refused, setRefused] = useState<Refused>();
  const isBusy = line.state === 'sending';
  const isWaiting = line.state === 'waiting';
  /** A solution that was refused stays so until there is another one. */
  const captchaError = refused && ['', refused.value].includes(captcha.value) ? refused.message : undefined;

  const isSolvedAhead = ['working', 'solved'].includes(captcha.altcha?.state ?? '');

  async function submit() {
    setProblem(undefined);
    setStopped(false);
    setRefused(undefined);
    try {
      props.onSent(await line.run(props.onSend));
    } catch (error) {
      fail(error);
    }
  }

  function fail(error: unknown) {
    if (error instanceof Error && error.name === 'AbortError') return;
    if (isCaptchaRefusal(error)) {
      const message = explainError(error, shared);
      flushSync(() => {
        setRefused({ message, value: captcha.value });
        setProblem(message);
      });
      captchaButton.current?.focus();
    } else if (isCallFailure(error) && error.fieldErrors.length > 0) props.onRefused(error);
    else setProblem(explainError(error, shared));
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (isWaiting) return line.tryNow();
    if (ticked) return void submit();
    setAsksForTick(true);
    checkbox.current?.focus();
  }

  /** Calls off what is under way, and leaves the dialog where nothing is. */
  function back() {
    if (line.state === 'idle') return onRequestClose();
    line.stop();
    setStopped(true);
  }

  return (
    <Dialog open purpose="edit" size="medium" heading={heading} onRequestClose={back}>
      <DialogForm onSubmit={onSubmit}>
        <DialogBody className={styles.dialogBody}>
          <div role="alert" className={styles.live}>
            {problem && (
              <Alert tone="danger" heading={words.notSent}>
                {problem}
              </Alert>
            )}
          </div>
          <div role="status" className={styles.live}>
            {isWaiting && (
              <Alert tone="warning" heading={words.waiting}>
                {words.waitingText}
              </Alert>
            )}
            {isStopped && <Alert heading={words.stopped}>{words.stoppedText}</Alert>}
          </div>
          <Checkbox
            ref={checkbox}
            label={declaration}
            checked={ticked}
            onChange={(event) => {
              setTicked(event.target.checked);
              setAsksForTick(false);
            }}
            error={asksForTick ? words.declarationNeeded : undefined}
          />
          <CaptchaField
            ref={captchaButton}
            label={shared.labels.captcha}
            value={captcha.value}
            onValueChange={captcha.setValue}
            load={props.loadCaptcha}
            ahead={captcha.altcha}
            {...(isSolvedAhead && { hint: words.captchaHint })}
            error={captchaError}
          />
        </DialogBody>
        <DialogFoot>
          <Button onClick={back}>{line.state === 'idle' ? cancel : words.stopWaiting}</Button>
          <Button type="submit" variant="primary" busy={isBusy} busyLabel={sending}>
            {isWaiting ? words.tryNow : send}
          </Button>
        </DialogFoot>
      </DialogForm>
    </Dialog>
  );
}
