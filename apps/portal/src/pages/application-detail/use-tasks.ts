import { explainError } from '@pabean/api/rules';
import { type ComponentType, useEffect, useState } from 'react';
import type { LoadState } from '../../loading/use-load-state.ts';
import { useSharedWords } from '../../words/words.tsx';
import type { TasksProps } from './tasks.tsx';

/**
 * The dialogs in which a draft is changed and sent, with the form engine that they need. They come once a draft is on
 * the screen; who reads what was sent never fetches them.
 */
export function useTasks(wanted: boolean): LoadState<ComponentType<TasksProps>> {
  const shared = useSharedWords();
  const [data, setData] = useState<ComponentType<TasksProps>>();
  const [failure, setFailure] = useState<{ readonly cause: unknown }>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    import('./tasks.tsx').then(
      ({ Tasks }) => current && setData(() => Tasks),
      (cause: unknown) => current && setFailure({ cause }),
    );
    return () => {
      current = false;
    };
  }, [wanted, attempt]);

  return {
    data,
    problem: failure && { kind: 'failed', text: explainError(failure.cause, shared) },
    busy: wanted && !data && !failure,
    retry: () => {
      setFailure(undefined);
      setAttempt((count) => count + 1);
    },
  };
}
