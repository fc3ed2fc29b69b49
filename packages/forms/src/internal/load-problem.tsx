import { explainError } from '@pabean/api/rules';
import { Alert } from '@pabean/ui/alert';
import { Button } from '@pabean/ui/button';
import { useMessages } from '@pabean/ui/messages';
import { useSharedMessages } from '../messages/use-messages.ts';
import type { Loaded } from './use-loaded.ts';

/** Props of {@link LoadProblem}. */
export interface LoadProblemProps {
  /** What failed to load. */
  heading: string;
  loaded: Pick<Loaded<unknown>, 'error' | 'retry'>;
}

/** Shows in the form that a part of it failed to load, with a button to retry. */
export function LoadProblem({ heading, loaded: { error, retry } }: LoadProblemProps) {
  const table = useMessages('table');
  const shared = useSharedMessages();
  if (error === undefined) return null;
  const again = (
    <Button size="small" onClick={retry}>
      {table.retry}
    </Button>
  );
  return (
    <Alert role="alert" tone="danger" heading={heading} action={again}>
      {explainError(error, shared)}
    </Alert>
  );
}
