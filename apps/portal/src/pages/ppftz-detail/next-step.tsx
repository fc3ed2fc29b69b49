import type { PpftzRecord } from '@pabean/api/contract';
import type { PpftzNextStep } from '@pabean/api/rules';
import { PpftzNextStepAlert } from '@pabean/forms/ppftz-next-step';
import { Button, ButtonLink } from '@pabean/ui/button';
import { type ReactNode, useState } from 'react';
import { Late } from '../../loading/late.tsx';
import { hrefTo, paths } from '../../paths.ts';
import { usePageWords } from '../../words/page-words.ts';
import { usePpftzWords } from '../../words/ppftz-words.ts';

const loadProof = () => import('../../ppftz/proof.tsx');

/** What its company has to do now about a record, with the way to do it. */
export function NextStep({ record }: { record: PpftzRecord }) {
  const words = usePpftzWords('recordDetail');
  const list = usePpftzWords('recordList');
  const { correct } = usePageWords('nextStep');
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
        {words.changeProof}
      </Button>
    ),
    rejected: (
      <ButtonLink size="small" href={hrefTo(paths.ppftzRecording)}>
        {words.recordAnew}
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
