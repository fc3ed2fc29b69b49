import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { rootClass } from '../../class-names.ts';
import { useMessages } from '../../messages/provider.tsx';
import * as styles from './alert.css.ts';

/** The tone of an alert: information, success, warning, error. */
export type AlertTone = 'info' | 'success' | 'warning' | 'danger';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/** Props of {@link Alert}. */
export interface AlertProps extends ComponentProps<'div'> {
  /**
   * The tone.
   *
   * @default 'info'
   */
  tone?: AlertTone;
  /** What happened, in one sentence. */
  heading: ReactNode;
  /** What the user can do now. */
  children?: ReactNode;
  /** A button or a link at the end. */
  action?: ReactNode;
}

/**
 * A message that stays above what it concerns until that is resolved; it cannot be dismissed. One that appears after an
 * action of the user needs `role="alert"` (something failed) or `role="status"`. For errors in fields use ErrorSummary,
 * for a short success message a toast.
 */
export function Alert({ tone = 'info', heading, action, className, children, ...rest }: AlertProps) {
  const messages = useMessages('alert');
  const Icon = icons[tone];
  return (
    <div
      {...rest}
      className={rootClass(styles.alert, className)}
      data-tone={tone}
      data-action={action ? '' : undefined}
      data-brief={children ? undefined : ''}
    >
      <Icon size={20} role="img" aria-label={messages[tone]} className={styles.icon} />
      <div>
        <p className={styles.heading}>{heading}</p>
        {typeof children === 'string' ? <p>{children}</p> : children}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
