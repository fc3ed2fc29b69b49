import type { PpftzRecord } from '@pabean/api/contract';
import { dataLanguage, fill, formatDateTime, ppftzKindName, writtenAjuNumber } from '@pabean/api/rules';
import { useOffice } from '@pabean/ui/office';
import { PageHeader } from '@pabean/ui/page-header';
import { Stepper } from '@pabean/ui/stepper';
import { VisuallyHidden } from '@pabean/ui/visually-hidden';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { usePpftzMessages, useSharedMessages } from '../messages/use-messages.ts';
import * as styles from './ppftz-wizard.css.ts';
import { type PpftzStep, ppftzSteps } from './steps.ts';
import { WizardContext } from './wizard-context.ts';

/** Props of {@link PpftzWizard}. */
export interface PpftzWizardProps {
  /** The stored record. */
  record: PpftzRecord;
  /** The current step. */
  step: PpftzStep;
  /**
   * The steps in order.
   *
   * @default ppftzSteps
   */
  steps?: readonly PpftzStep[];
  /**
   * Labels of steps, if they differ from the dictionary.
   *
   * @default {}
   */
  labels?: { readonly [Step in PpftzStep]?: string };
  /** Returns the address of a step, so that the browser's Back works. */
  hrefOf: (step: PpftzStep) => string;
  /** Goes to a step, and there to a field by its wire name. Changes the address. */
  onStep: (step: PpftzStep, field?: string) => void;
  /** The field that takes the focus when its step opens, by its wire name. If omitted, the heading of the step does. */
  field?: string | undefined;
  /** The Breadcrumb above the heading. */
  breadcrumb?: ReactNode;
  /** The content of the step: `PpftzIdentityStep`, `PpftzContentsStep`, `PpftzReviewStep`, or a custom one. */
  children: ReactNode;
}

const noLabels: NonNullable<PpftzWizardProps['labels']> = {};

/**
 * The frame of a record's wizard: title, progress, and when it was last saved. Each step saves by itself; going forward and
 * back changes the address. After a change of steps the focus is on the new heading, or on the requested field. Its title is
 * the page's `h1`.
 *
 * @beta
 */
export function PpftzWizard(props: PpftzWizardProps) {
  const { record, step, steps = ppftzSteps, labels = noLabels, onStep, hrefOf, field, breadcrumb } = props;
  const messages = usePpftzMessages('wizard');
  const shared = useSharedMessages();
  const { timeZone } = useOffice();
  const headingId = useId();
  const [actions, setActions] = useState<HTMLElement | null>(null);
  const [savedAt, setSavedAt] = useState<string>();
  const [asked, setAsked] = useState(0);
  const [incomplete, setIncomplete] = useState<readonly PpftzStep[]>([]);
  const labelOf = (each: PpftzStep) => labels[each] ?? messages[each];
  const current = steps.indexOf(step) + 1;
  const first = useRef(true);

  // On opening, the page itself focuses its heading.
  useEffect(() => {
    const isArrival = first.current;
    first.current = false;
    if (isArrival || field !== undefined || !step) return;
    document.getElementById(headingId)?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [step, field, headingId]);

  return (
    <>
      <PageHeader
        heading={fill(messages.recording, { kind: ppftzKindName(record.kind, shared) })}
        breadcrumb={breadcrumb}
        facts={[
          { label: shared.labels.ppftzRecord, value: writtenAjuNumber(record.ajuNumber), strong: true },
          ...(record.recipient
            ? [
                {
                  label: shared.labels.recipientName,
                  value: <span lang={dataLanguage}>{record.recipient}</span>,
                },
              ]
            : []),
          ...(savedAt
            ? [{ label: '', value: fill(messages.saved, { time: formatDateTime(savedAt, timeZone) }) }]
            : []),
        ]}
        actions={<div ref={setActions} className={styles.actions} />}
      />
      <Stepper
        steps={steps.map((each) => ({
          label: labelOf(each),
          href: hrefOf(each),
          invalid: incomplete.includes(each),
        }))}
        current={current}
      />
      <VisuallyHidden>
        <h2 id={headingId} tabIndex={-1}>
          {labelOf(step)}
        </h2>
      </VisuallyHidden>
      <WizardContext
        value={{
          record,
          step,
          steps,
          field,
          asked,
          labelOf,
          actions,
          setIncomplete,
          onStep(each, wanted) {
            // The address does not change, but the focus must still move.
            if (each === step && wanted === field) setAsked((times) => times + 1);
            else onStep(each, wanted);
          },
          onSaved: () => setSavedAt(new Date().toISOString()),
        }}
      >
        {props.children}
      </WizardContext>
    </>
  );
}
