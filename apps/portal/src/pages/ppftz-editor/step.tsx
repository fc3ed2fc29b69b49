import type { PpftzRecord } from '@pabean/api/contract';
import type { PpftzStep } from '@pabean/forms/ppftz-wizard';
import { Late } from '../../loading/late.tsx';
import { usePreload } from '../../loading/use-late-code.ts';
import { usePpftzMessages } from '../../messages/use-ppftz-messages.ts';
import { IdentityStep } from './identity-step.tsx';

const loadContents = () => import('./contents-step.tsx');
const loadReview = () => import('./review-step.tsx');

/** Props of {@link Step}. */
export interface StepProps {
  step: PpftzStep;
  record: PpftzRecord;
  /** Called with the server's message once the record was sent. */
  onSent: (message: string) => void;
}

/** The current step. The code of the second and the third is loaded while the first is filled in. */
export function Step({ step, record, onSent }: StepProps) {
  const { loading, failed } = usePpftzMessages('editor');
  usePreload(loadContents);
  usePreload(loadReview);
  if (step === 'identity') return <IdentityStep record={record} />;
  if (step === 'contents')
    return (
      <Late load={loadContents} loading={loading} failed={failed}>
        {({ ContentsStep }) => <ContentsStep record={record} />}
      </Late>
    );
  return (
    <Late load={loadReview} loading={loading} failed={failed}>
      {({ ReviewStep }) => <ReviewStep record={record} onSent={onSent} />}
    </Late>
  );
}
