import { explainError, fill } from '@pabean/api/rules';
import { Alert, Button, useMessages } from '@pabean/ui';
import { useFormMessages, useSharedMessages } from '../messages/index.ts';
import type { References } from './use-references.ts';

/** Props of {@link ReferencesProblem}. */
export interface ReferencesProblemProps {
  /** The field whose choices did not come. */
  label: string;
  references: References;
}

/** Says above a field that its choices could not be loaded, and tries again. */
export function ReferencesProblem({ label, references: { error, retry } }: ReferencesProblemProps) {
  const words = useFormMessages('dokap');
  const table = useMessages('table');
  const shared = useSharedMessages();
  if (error === undefined) return null;
  const again = (
    <Button size="small" onClick={retry}>
      {table.retry}
    </Button>
  );
  return (
    <Alert role="alert" tone="danger" heading={fill(words.noReferences, { label })} action={again}>
      {explainError(error, shared)}
    </Alert>
  );
}
