import { explainError, isCallFailure } from '@pabean/api/rules';
import { ConfirmDialog } from '@pabean/ui/confirm-dialog';
import { useState } from 'react';
import { useFormMessages, useSharedMessages } from '../messages/use-messages.ts';
import { ConsentDialog } from './consent-dialog.tsx';
import type { LackingThing } from './missing-alert.tsx';
import { MissingDialog } from './missing-dialog.tsx';

/** Props of {@link SendApplication}. */
export interface SendApplicationProps<Answer = unknown> {
  /** Whether sending has begun. */
  open: boolean;
  /** The application, such as its number and permit type. */
  thing: string;
  /**
   * What is missing as far as it is known on the client, shown before the declaration. It can be sent all the same: the office
   * decides.
   *
   * @default []
   */
  lacking?: readonly LackingThing[];
  /**
   * Whether the button of the declaration is disabled until it is ticked, and the confirmation is skipped while something is
   * missing, as in the free-trade zone; otherwise pressing it shows the error.
   *
   * @default false
   */
  declaredFirst?: boolean;
  /** Sends. A rejection with `fieldErrors` lists what is missing. */
  onSend: () => Promise<Answer>;
  /** Called with the response once the application is sent. */
  onSent: (answer: Answer) => void;
  /** Called when the user leaves without sending. */
  onRequestClose: () => void;
}

const nothing: readonly LackingThing[] = [];

type Step = 'consent' | 'trying' | 'confirm' | 'sending' | readonly string[];

/** Sends an application in steps: declaration beside what is missing, confirmation, and what is missing if the office refuses. */
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

  /** No confirmation if something is known to be missing: the office responds with what. */
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
