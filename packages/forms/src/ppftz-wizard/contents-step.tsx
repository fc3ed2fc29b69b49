import { Button } from '@pabean/ui/button';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormMessages, usePpftzMessages } from '../messages/use-messages.ts';
import * as styles from './ppftz-wizard.css.ts';
import { ReturnedNote } from './returned-note.tsx';
import { StepBar } from './step-actions.tsx';
import { useWizard } from './wizard-context.ts';

/** Props of {@link PpftzContentsStep}. */
export interface PpftzContentsStepProps {
  /** `PpftzContainers`. */
  containers: ReactNode;
  /** `PpftzPackagingPanel`. */
  packaging: ReactNode;
  /** `GoodsEditor`. */
  goods: ReactNode;
}

/**
 * The second step: containers, packaging and goods, each of which saves every change at once.
 *
 * @beta
 */
export function PpftzContentsStep({ containers, packaging, goods }: PpftzContentsStepProps) {
  const { onStep } = useWizard();
  const messages = usePpftzMessages('wizard');
  const { back } = useFormMessages('form');
  return (
    <div className={styles.step}>
      <ReturnedNote />
      <div className={styles.columns}>
        {containers}
        {packaging}
      </div>
      {goods}
      <StepBar
        back={
          <Button icon={<ArrowLeft size={16} />} onClick={() => onStep('identity')}>
            {back}
          </Button>
        }
        forward={
          <Button variant="primary" onClick={() => onStep('review')}>
            {messages.next} <ArrowRight size={16} />
          </Button>
        }
      />
    </div>
  );
}
