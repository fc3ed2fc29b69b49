import { Alert } from '@pabean/ui/alert';
import { type ReactNode, useEffect, useRef } from 'react';

/** Props of {@link ArrivingAlert}. */
export interface ArrivingAlertProps {
  heading: string;
  /** What to do now. */
  advice: string;
  children: ReactNode;
}

/** A warning that comes while somebody works: it takes the focus, and is read with what to do. */
export function ArrivingAlert({ heading, advice, children }: ArrivingAlertProps) {
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
