import { fill } from '@pabean/api/rules';
import { ActionBar } from '@pabean/ui/action-bar';
import { useMessages } from '@pabean/ui/messages';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useWizard } from './wizard-context.ts';

/** A step's own buttons in the head of the page. */
export function HeadActions({ children }: { children: ReactNode }) {
  const { actions } = useWizard();
  return actions && createPortal(children, actions);
}

/** Props of {@link StepBar}. */
export interface StepBarProps {
  /** The way back. */
  back?: ReactNode;
  /** The way forward. */
  forward: ReactNode;
  /** What stands between them. @default where people are */
  note?: ReactNode;
}

/** The last thing in a step: back, and on. */
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
