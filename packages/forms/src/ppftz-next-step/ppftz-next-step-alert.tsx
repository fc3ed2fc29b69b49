import type { ListedPpftz } from '@pabean/api/contract';
import { dataLanguage, fill, type PpftzNextStep, ppftzNextStep } from '@pabean/api/rules';
import { Alert, type AlertTone } from '@pabean/ui/alert';
import type { ReactNode } from 'react';
import { usePpftzMessages } from '../messages/use-messages.ts';

/** Props of {@link PpftzNextStepAlert}. */
export interface PpftzNextStepAlertProps {
  /** The record, from a list or from its detail. */
  record: Pick<ListedPpftz, 'status' | 'held' | 'holdReason' | 'statusNote' | 'billingCode' | 'ntpn'>;
  /** Renders the button of the step, such as a link to the editor. */
  renderAction?: (step: PpftzNextStep) => ReactNode;
  /** Details, such as each remark with a link to its field. */
  children?: ReactNode;
}

const tones: Readonly<Record<Exclude<PpftzNextStep, 'finish'>, AlertTone>> = {
  correct: 'warning',
  pay: 'warning',
  wait: 'info',
  prepare: 'info',
  held: 'danger',
  rejected: 'danger',
};

/**
 * The company's next step for a PPFTZ record, the reason, and its button: correct, pay, have goods ready, wait for held goods,
 * or start again. Renders nothing while it is the office's turn.
 *
 * @beta
 */
export function PpftzNextStepAlert({ record, renderAction, children }: PpftzNextStepAlertProps) {
  const messages = usePpftzMessages('ppftzNextStep');
  const { remark } = usePpftzMessages('wizard');
  const step = ppftzNextStep(record);
  if (step === undefined || step === 'finish') return null;
  const { billingCode, ntpn, holdReason, statusNote } = record;
  const texts: Readonly<Record<typeof step, string>> = {
    correct: messages.correctText,
    pay: billingCode ? fill(messages.payText, { code: billingCode }) : messages.payNoCode,
    wait: fill(messages.waitText, { ntpn: ntpn ?? '' }),
    prepare: messages.prepareText,
    held: messages.heldText,
    rejected: messages.rejectedText,
  };
  const remarkText = step === 'held' ? holdReason : statusNote;
  const isReason = step === 'held' || step === 'correct' || step === 'rejected';
  return (
    <Alert tone={tones[step]} heading={messages[step]} action={renderAction?.(step)}>
      {remarkText && (
        <p>
          <span lang={dataLanguage}>
            {isReason ? fill(messages.reason, { reason: remarkText }) : fill(remark, { remark: remarkText })}
          </span>
        </p>
      )}
      <p>{texts[step]}</p>
      {children}
    </Alert>
  );
}
