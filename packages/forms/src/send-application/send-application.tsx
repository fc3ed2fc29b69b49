import { explainError, isCallFailure } from '@pabean/api/rules';
import { ConfirmDialog } from '@pabean/ui/confirm-dialog';
import { useState } from 'react';
import { useFormMessages, useSharedMessages } from '../messages/use-messages.ts';
import { ConsentDialog } from './consent-dialog.tsx';
import type { LackingThing } from './lacking-alert.tsx';
import { MissingDialog } from './missing-dialog.tsx';

/** Props of {@link SendApplication}. */
export interface SendApplicationProps<Answer> {
  /** Whether sending has begun. */
  open: boolean;
  /** Which application, such as its number and permit type. */
  thing: string;
  /**
   * What it lacks as far as is known here, told before anybody declares and confirms. It can be sent all the same: the
   * office has the last word.
   *
   * @default []
   */
  lacking?: readonly LackingThing[];
  /**
   * Whether the button of the declaration waits until it is ticked, and nobody is asked to be sure while something is
   * missing, as in the free-trade zone; else it says what is missing when it is pressed.
   *
   * @default false
   */
  declaredFirst?: boolean;
  /** Sends. A rejection with `fieldErrors` says what the application lacks. */
  onSend: () => Promise<Answer>;
  /** Called with the answer once the application was sent. */
  onSent: (answer: Answer) => void;
  /** Called when the person leaves without sending. */
  onRequestClose: () => void;
}

const nothing: readonly LackingThing[] = [];

type Step = 'consent' | 'trying' | 'confirm' | 'sending' | readonly string[];

/** Sending in its steps: the declaration beside what is missing, one question, and what is missing when the office refuses. */
export function SendApplication<Answer>({ open, ...rest }: SendApplicationProps<Answer>) {
  return open ? <Sending {...rest} /> : null;
}

function Sending<Answer>({
  thing,
  lacking = nothing,
  declaredFirst = false,
  onSend,
  onSent,
  onRequestClose,
}: Omit<SendApplicationProps<Answer>, 'open'>) {
  const messages = useFormMessages('send');
  const shared = useSharedMessages();
  const [step, setStep] = useState<Step>('consent');
  const [problem, setProblem] = useState<string>();

  async function send(from: 'consent' | 'confirm') {
    setStep(from === 'consent' ? 'trying' : 'sending');
    setProblem(undefined);
    try {
      onSent(await onSend());
    } catch (error) {
      const missing = isCallFailure(error) ? error.fieldErrors.map(({ message }) => message) : [];
      if (missing.length > 0) return setStep(missing);
      setProblem(explainError(error, shared));
      setStep(from);
    }
  }

  /** Nobody is asked to be sure of what is known to lack something: the office says what. */
  const isTried = declaredFirst && lacking.length > 0;

  if (step === 'consent' || step === 'trying')
    return (
      <ConsentDialog
        thing={thing}
        lacking={lacking}
        declaredFirst={declaredFirst}
        busy={step === 'trying'}
        error={problem}
        onConsent={() => (isTried ? void send('consent') : setStep('confirm'))}
        onRequestClose={onRequestClose}
      />
    );
  if (typeof step === 'object') return <MissingDialog missing={step} onRequestClose={onRequestClose} />;
  return (
    <ConfirmDialog
      open
      heading={messages.confirmHeading}
      question={messages.confirmQuestion}
      thing={thing}
      confirmLabel={messages.send}
      busy={step === 'sending'}
      busyLabel={messages.sending}
      error={problem}
      onConfirm={() => void send('confirm')}
      onCancel={onRequestClose}
    />
  );
}
