import type { PpftzRecord } from '@pabean/api/contract';
import type { PpftzStep } from '@pabean/forms/ppftz-wizard';
import { Skeleton } from '@pabean/ui/skeleton';
import type { ReactNode } from 'react';
import { LoadFailed } from '../../loading/load-failed.tsx';
import { useLateModule } from '../../loading/use-late-module.ts';
import { usePpftzWords } from '../../words/ppftz-words.ts';
import { IdentityStep } from './identity-step.tsx';

const loadContents = () => import('./contents-step.tsx');
const loadReview = () => import('./review-step.tsx');

/** Props of {@link Step}. */
export interface StepProps {
  step: PpftzStep;
  record: PpftzRecord;
  /** Called with the server's answer once the record was sent. */
  onSent: (message: string) => void;
}

/** The step that is shown. The code of the second and the third comes while the first is filled in. */
export function Step({ step, record, onSent }: StepProps) {
  const contents = useLateModule(loadContents, true);
  const review = useLateModule(loadReview, true);
  if (step === 'identity') return <IdentityStep record={record} />;
  if (step === 'contents')
    return <Late code={contents}>{([{ ContentsStep }]) => <ContentsStep record={record} />}</Late>;
  return <Late code={review}>{([{ ReviewStep }]) => <ReviewStep record={record} onSent={onSent} />}</Late>;
}

interface LateProps<Module> {
  code: ReturnType<typeof useLateModule<Module>>;
  children: (modules: readonly [Module]) => ReactNode;
}

function Late<Module>({ code: { data, problem, ...state }, children }: LateProps<Module>) {
  const words = usePpftzWords('editor');
  if (data) return children(data);
  if (problem) return <LoadFailed {...state} problem={problem} heading={words.failed} level={3} />;
  return (
    <section aria-busy="true" aria-label={words.loading}>
      <Skeleton height="320px" />
    </section>
  );
}
