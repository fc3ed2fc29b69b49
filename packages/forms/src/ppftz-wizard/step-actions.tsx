import { fill } from '@pabean/api/rules';
import { ActionBar } from '@pabean/ui/action-bar';
import { useMessages } from '@pabean/ui/messages';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useWizard } from './wizard-context.ts';

/** A step's own buttons in the page header. */
export function HeadActions({ children }: { children: ReactNode }) {
  const { actions } = useWizard();
  return actions && createPortal(children, actions);
}

/** Props of {@link StepBar}. */
export interface StepBarProps {
  /** The back link. */
  back?: ReactNode;
  /** The forward button. */
  forward: ReactNode;
  /** Content between them. @default the position in the wizard */
  note?: ReactNode;
}

/** The end of a step: back and forward. */
export function StepBar({ back, forward, note }: StepBarProps) {
  const messages = useMessages('stepper');
  const { step, steps } = useWizard();
  const position = { step: steps.indexOf(step) + 1, count: steps.length };
  return (
    <ActionBar note={note ?? fill(messages.position, position)} end={forward}>
      {back}
    </ActionBar>
  );
}
