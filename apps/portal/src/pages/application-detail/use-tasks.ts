import { ApiError } from '@pabean/api/client';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { useLoadState } from '../../loading/use-load-state.ts';
import type { TasksProps } from './tasks.tsx';

interface Outcome {
  readonly data?: ComponentType<TasksProps>;
  readonly error?: unknown;
}

/**
 * The dialogs in which a draft is changed and sent, with the form engine that they need. They come once a draft is on
 * the screen; who reads what was sent never fetches them.
 */
export function useTasks(wanted: boolean) {
  const [{ data, error }, setOutcome] = useState<Outcome>({});
  const load = useCallback(() => {
    setOutcome({});
    import('./tasks.tsx').then(
      ({ Tasks }) => setOutcome({ data: Tasks }),
      (cause: unknown) => setOutcome({ error: new ApiError('no code', { kind: 'network', cause }) }),
    );
  }, []);
  useEffect(() => {
    if (wanted) load();
  }, [wanted, load]);
  return useLoadState([{ data, error, isValidating: wanted && !data && error === undefined, mutate: load }]);
}
