import { fill } from '@pabean/api/rules';
import type { ComponentProps } from 'react';
import { rootClass } from '../../class-names.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Step } from './step.tsx';
import { stepStates } from './step-states.ts';
import * as styles from './stepper.css.ts';

/** One step of the form. */
export interface StepperStep {
  /** Its label: “Identity and transport”. Must be unique. */
  label: string;
  /** Its URL; a finished step becomes a link to it. Without one, `onStep` makes it a button. */
  href?: string;
  /**
   * Whether something in this step is invalid. It is shown once the user has left the step.
   *
   * @default false
   */
  invalid?: boolean;
}

/** Props of {@link Stepper}. */
export interface StepperProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The steps in their order: two to five, short labels. */
  steps: readonly StepperStep[];
  /** The current step, from 1. Those before it are finished, those after it ahead. */
  current: number;
  /**
   * Called with the number of a finished step, from 1, when the user goes back to it. Without it, and without a step's
   * URL, steps are plain text.
   */
  onStep?: (step: number) => void;
}

/**
 * The position in a form of several steps, and the way back to finished ones; steps ahead cannot be opened. In a narrow
 * container only the current step and invalid ones are shown.
 */
export function Stepper({ steps, current, onStep, className, ...rest }: StepperProps) {
  const messages = useMessages('stepper');
  const states = stepStates(steps, current);
  const next = steps[current];
  const position = fill(messages.position, { step: current, count: steps.length });
  return (
    <nav
      aria-label={messages.label}
      data-print="never"
      {...rest}
      className={rootClass(styles.stepper, className)}
    >
      <ol className={styles.steps}>
        {steps.map(({ label, href }, index) => (
          <Step
            key={label}
            number={index + 1}
            label={label}
            state={states[index] ?? 'ahead'}
            href={href}
            onGo={onStep && (() => onStep(index + 1))}
            position={next ? `${position} · ${fill(messages.next, { label: next.label })}` : position}
          />
        ))}
      </ol>
    </nav>
  );
}
