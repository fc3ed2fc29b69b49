import type { PpftzRecord } from '@pabean/api/contract';
import type { PpftzNextStep } from '@pabean/api/rules';
import { PpftzNextStepAlert } from '@pabean/forms/ppftz-next-step';
import { Button, ButtonLink } from '@pabean/ui/button';
import { type ReactNode, useState } from 'react';
import { Late } from '../../loading/late.tsx';
import { usePageMessages } from '../../messages/use-page-messages.ts';
import { usePpftzMessages } from '../../messages/use-ppftz-messages.ts';
import { hrefTo, paths } from '../../paths.ts';

const loadProof = () => import('../../ppftz/proof.tsx');

/** The company's next step for a record, with a link or button for it. */
export function NextStep({ record }: { record: PpftzRecord }) {
  const messages = usePpftzMessages('recordDetail');
  const list = usePpftzMessages('recordList');
  const { correct } = usePageMessages('nextStep');
  const [paying, setPaying] = useState(false);
  const close = () => setPaying(false);
  const actions: Partial<Record<PpftzNextStep, ReactNode>> = {
    correct: (
      <ButtonLink size="small" href={hrefTo(paths.ppftzEditor, { id: record.ajuNumber })}>
        {correct}
      </ButtonLink>
    ),
    pay: (
      <Button size="small" onClick={() => setPaying(true)}>
        {list.proof}
      </Button>
    ),
    wait: (
      <Button size="small" onClick={() => setPaying(true)}>
        {messages.changeProof}
      </Button>
    ),
    rejected: (
      <ButtonLink size="small" href={hrefTo(paths.ppftzRecording)}>
        {messages.recordAnew}
      </ButtonLink>
    ),
  };
  return (
    <>
      <PpftzNextStepAlert record={record} renderAction={(step) => actions[step]} />
      {paying && (
        <Late
          load={loadProof}
          dialog={{ heading: list.proof, onRequestClose: close }}
          loading={list.proofLoading}
          failed={list.proofFailed}
        >
          {({ ProofOf }) => <ProofOf record={record} onClose={close} />}
        </Late>
      )}
    </>
  );
}
