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

/** What saving the first step answers. */
export type SavedHeader = { headerVersion?: string | undefined };

/** Props of {@link WizardInPage}. */
export interface WizardInPageProps {
  record: PpftzRecord;
  /** The step that it begins with. */
  first: PpftzStep;
  identity: Omit<PpftzIdentityStepProps<SavedHeader>, 'references'>;
  /** Loads the record with some rows, unless it says something else. */
  review: Omit<PpftzReviewStepProps<string>, 'references' | 'load'> &
    Partial<Pick<PpftzReviewStepProps<string>, 'load'>>;
  /** Told where people go. */
  onVisit: (step: PpftzStep, field: string | undefined) => void;
}

const references = {
  identityTypes: buildIdentityTypes(),
  ports: buildNamedPorts(),
  warehouses: buildWarehouses(),
};

/** The wizard as in a page, with the page's gaps and an address that is kept here. */
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
