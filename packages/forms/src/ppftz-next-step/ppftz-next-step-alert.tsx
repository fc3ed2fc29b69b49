import type { ListedPpftz } from '@pabean/api/contract';
import { dataLanguage, fill, type PpftzNextStep, ppftzNextStep } from '@pabean/api/rules';
import { Alert, type AlertTone } from '@pabean/ui/alert';
import type { ReactNode } from 'react';
import { usePpftzMessages } from '../messages/use-messages.ts';

/** Props of {@link PpftzNextStepAlert}. */
export interface PpftzNextStepAlertProps {
  /** The record, from a list or from its detail. */
  record: Pick<ListedPpftz, 'status' | 'held' | 'holdReason' | 'statusNote' | 'billingCode' | 'ntpn'>;
  /** Draws the one button that the step needs, such as the way into the editor. */
  renderAction?: (step: PpftzNextStep) => ReactNode;
  /** More about it, such as each remark with the way to its field. */
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
 * What the company has to do now about a PPFTZ record, why, and the one button for it: correct, pay, have goods ready, wait
 * for what is held, or begin anew. Nothing is drawn where the office is on.
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
  const said = step === 'held' ? holdReason : statusNote;
  const isReason = step === 'held' || step === 'correct' || step === 'rejected';
  return (
    <Alert tone={tones[step]} heading={messages[step]} action={renderAction?.(step)}>
      {said && (
        <p>
          <span lang={dataLanguage}>
            {isReason ? fill(messages.reason, { reason: said }) : fill(remark, { remark: said })}
          </span>
        </p>
      )}
      <p>{texts[step]}</p>
      {children}
    </Alert>
  );
}
