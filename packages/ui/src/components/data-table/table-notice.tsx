import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { Alert } from '../alert/index.ts';
import { Button } from '../button/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import * as styles from './data-table.css.ts';

/** The message for a table without records. */
export interface TableEmpty {
  /** “No applications yet”. */
  readonly heading: string;
  /** What will be shown here. */
  readonly text?: string;
  /** The one next step: a button or a link. */
  readonly action?: ReactNode;
}

interface FailedProps {
  /** What happened and what is safe. */
  error: string;
  onRetry: (() => void) | undefined;
  /** Whether older rows are still shown below. */
  hasRows: boolean;
}

/** The rows could not be loaded or updated. */
export function Failed({ error, onRetry, hasRows }: FailedProps) {
  const messages = useMessages('table');
  const retry = onRetry && (
    <Button size="small" icon={<RotateCcw size={16} aria-hidden />} onClick={onRetry}>
      {messages.retry}
    </Button>
  );
  return hasRows ? (
    <div className={styles.trouble}>
      <Alert role="alert" tone="danger" heading={messages.stale} action={retry}>
        {error}
      </Alert>
    </div>
  ) : (
    <EmptyState variant="failed" level={2} heading={messages.failed} action={retry}>
      {error}
    </EmptyState>
  );
}

/** There are no records yet. */
export function Empty({ heading, text, action }: Partial<TableEmpty>) {
  const messages = useMessages('table');
  return (
    <EmptyState level={2} heading={heading ?? messages.empty} action={action}>
      {text}
    </EmptyState>
  );
}
