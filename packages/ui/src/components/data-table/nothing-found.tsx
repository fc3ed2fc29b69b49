import { fill } from '@pabean/api/rules';
import { useMessages } from '../../messages/provider.tsx';
import { Button } from '../button/index.ts';
import { EmptyState } from '../empty-state/index.ts';

interface NothingFoundProps {
  query: string;
  onClear: () => void;
}

/** Shown when a search or a filter matches no row. */
export function NothingFound({ query, onClear }: NothingFoundProps) {
  const messages = useMessages('table');
  return (
    <EmptyState
      variant="nothing-found"
      level={2}
      heading={query ? fill(messages.notFound, { query }) : messages.notFoundFilter}
      action={
        <Button size="small" onClick={onClear}>
          {messages.clear}
        </Button>
      }
    >
      {query ? messages.notFoundHint : undefined}
    </EmptyState>
  );
}
