import { Alert } from '@pabean/ui/alert';
import { type ReactNode, useEffect, useRef } from 'react';

/** Props of {@link ArrivingAlert}. */
export interface FocusedAlertProps {
  heading: string;
  /** The action to take. */
  advice: string;
  children: ReactNode;
}

/** A warning that appears while the user works: it takes the focus and is read together with its action. */
export function FocusedAlert({ heading, advice, children }: FocusedAlertProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <Alert
      ref={frame}
      role="group"
      aria-label={`${heading}. ${advice}`}
      tabIndex={-1}
      tone="warning"
      heading={heading}
    >
      <p>{advice}</p>
      {children}
    </Alert>
  );
}
