import { Check, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { StepState } from './step-states.ts';
import * as styles from './stepper.css.ts';

interface StepProps {
  number: number;
  label: string;
  state: StepState;
  href: string | undefined;
  onGo: (() => void) | undefined;
  /** Shown under the current step where the other steps are hidden. */
  position: string;
}

const icons: Partial<Record<StepState, ReactNode>> = {
  done: <Check size={16} strokeWidth={2.25} />,
  invalid: <TriangleAlert size={16} />,
};

/** One step: its number or mark, its label, and the line to the next. */
export function Step({ number, label, state, href, onGo, position }: StepProps) {
  const messages = useMessages('stepper');
  const { ahead } = useMessages('common');
  return (
    <li className={styles.step} data-state={state} aria-current={state === 'here' ? 'step' : undefined}>
      <span className={styles.dot} aria-hidden="true">
        {icons[state] ?? number}
      </span>
      <span className={styles.text}>
        <Name label={label} left={state === 'done' || state === 'invalid'} href={href} onGo={onGo} />
        {state === 'done' && <VisuallyHidden> {messages.done}</VisuallyHidden>}
        {state === 'ahead' && <VisuallyHidden> {ahead}</VisuallyHidden>}
        {state === 'invalid' && <span className={styles.invalid}>{messages.invalid}</span>}
        {state === 'here' && <span className={styles.position}>{position}</span>}
      </span>
    </li>
  );
}

type NameProps = Pick<StepProps, 'label' | 'href' | 'onGo'> & { left: boolean };

function Name({ label, left, href, onGo }: NameProps) {
  if (left && href !== undefined)
    return (
      <a href={href} className={styles.way} onClick={onGo}>
        {label}
      </a>
    );
  if (left && onGo)
    return (
      <button type="button" className={styles.way} onClick={onGo}>
        {label}
      </button>
    );
  return <span className={styles.label}>{label}</span>;
}
