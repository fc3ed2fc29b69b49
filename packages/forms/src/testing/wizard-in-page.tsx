import type { PpftzRecord } from '@pabean/api/contract';
import { buildIdentityTypes, buildNamedPorts, buildWarehouses } from '@pabean/api/fixtures';
import { useState } from 'react';
import {
  PpftzIdentityStep,
  type PpftzIdentityStepProps,
  PpftzReviewStep,
  type PpftzReviewStepProps,
  type PpftzStep,
  PpftzWizard,
} from '../ppftz-wizard/index.ts';
import { withRows } from './ppftz-rows.ts';

/** The response to saving the first step. */
export type SavedHeader = { headerVersion?: string | undefined };

/** Props of {@link WizardInPage}. */
export interface WizardInPageProps {
  record: PpftzRecord;
  /** The initial step. */
  first: PpftzStep;
  identity: Omit<PpftzIdentityStepProps<SavedHeader>, 'references'>;
  /** Loads the record with some rows, unless overridden. */
  review: Omit<PpftzReviewStepProps<string>, 'references' | 'load'> &
    Partial<Pick<PpftzReviewStepProps<string>, 'load'>>;
  /** Called on navigation. */
  onVisit: (step: PpftzStep, field: string | undefined) => void;
}

const references = {
  identityTypes: buildIdentityTypes(),
  ports: buildNamedPorts(),
  warehouses: buildWarehouses(),
};

/** The wizard as in a page, with the page's gaps and an address in local state. */
export function WizardInPage({ record, first, identity, review, onVisit }: WizardInPageProps) {
  const [{ step, field }, go] = useState<{ step: PpftzStep; field?: string | undefined }>({ step: first });
  return (
    <div style={{ display: 'grid', gap: 20, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PpftzWizard
        record={record}
        step={step}
        field={field}
        hrefOf={(each) => `#/${each}`}
        onStep={(next, wanted) => {
          onVisit(next, wanted);
          go({ step: next, field: wanted });
        }}
      >
        {step === 'identity' && <PpftzIdentityStep<SavedHeader> references={references} {...identity} />}
        {step === 'review' && (
          <PpftzReviewStep references={references} load={async () => withRows(record)} {...review} />
        )}
      </PpftzWizard>
    </div>
  );
}
