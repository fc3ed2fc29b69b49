import { fill } from '@pabean/api/rules';
import type { ComponentProps } from 'react';
import { classNames } from '../../class-names.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Step } from './step.tsx';
import { stepStates } from './step-states.ts';
import * as styles from './stepper.css.ts';

/** One step of the way. */
export interface StepperStep {
  /** What is done in it: “Identitas dan angkutan”. Unlike the others. */
  label: string;
  /** Where it is; a step that is done becomes a link to it. Without one, `onStep` makes it a button. */
  href?: string;
  /**
   * Whether something in this step must be put right. It shows once the step was left.
   *
   * @default false
   */
  invalid?: boolean;
}

/** Props of {@link Stepper}. */
export interface StepperProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The steps in their order: two to five, short labels. */
  steps: readonly StepperStep[];
  /** The step where people are, from 1. Those before it are done, those after it ahead. */
  current: number;
  /**
   * Called with the number of a step that is done, from 1, when people want to go back to it. Without it, and without
   * a step's own address, steps are words.
   */
  onStep?: (step: number) => void;
}

/**
 * Where people are in a form of several steps, and the way back to those that are done; nobody jumps ahead. Where
 * there is no room, only the current step and those to put right remain.
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
      className={classNames(styles.stepper, className)}
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
