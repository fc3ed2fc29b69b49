import { CloudOff } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { rootClass } from '../../class-names.ts';
import type { WeaveName } from '../motif/index.ts';
import { MotifEmblem } from '../motif/motif-emblem.tsx';
import * as styles from './empty-state.css.ts';

/** Props of {@link EmptyState}. */
export interface EmptyStateProps extends ComponentProps<'div'> {
  /**
   * Why there is nothing: `empty` there is no data yet, `nothing-found` the search or filter matches nothing, `failed`
   * the data could not be loaded (announced at once).
   *
   * @default 'empty'
   */
  variant?: 'empty' | 'nothing-found' | 'failed';
  /** What happened: “No applications yet”, “No results for “PLB””, “The data could not be loaded”. */
  heading: ReactNode;
  /** What will be shown here, what to try, or what is safe. */
  children?: ReactNode;
  /** The one next step: a button or a link. */
  action?: ReactNode;
  /**
   * Level of the heading in the page.
   *
   * @default 3
   */
  level?: 2 | 3;
  /**
   * The office's motif, drawn when there is no data yet.
   *
   * @default the motif given to `OfficeProvider`, else 'pucuk-rebung'
   */
  weave?: WeaveName;
}

/** Replaces a list that has nothing to show, and offers the next step. */
export function EmptyState({
  variant = 'empty',
  heading,
  action,
  level = 3,
  weave,
  className,
  children,
  ...rest
}: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      role={variant === 'failed' ? 'alert' : undefined}
      {...rest}
      className={rootClass(styles.empty, className)}
      data-variant={variant}
    >
      {variant === 'empty' && <MotifEmblem weave={weave} className={styles.motif} />}
      {variant === 'failed' && <CloudOff size={24} className={styles.icon} />}
      <Heading className={styles.heading}>{heading}</Heading>
      {children && <p className={styles.text}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
