import { useEffect, useState } from 'react';
import { LoadFailure } from '../../routing/load-failure.tsx';
import type { TasksProps } from './tasks.tsx';

const load = () => import('./tasks.tsx');
const prefetch = () => void load().catch(() => undefined);

/** The dialogs of the page. Their code, with all forms, comes with the first sign of somebody who works here. */
export function LazyTasks(props: TasksProps) {
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>>>();
  const [failed, setFailed] = useState(false);
  const wanted = props.task !== undefined;

  useEffect(() => {
    const signs = ['pointermove', 'pointerdown', 'keydown'];
    for (const sign of signs) addEventListener(sign, prefetch, { once: true });
    return () => {
      for (const sign of signs) removeEventListener(sign, prefetch);
    };
  }, []);

  useEffect(() => {
    if (wanted) load().then(setLoaded, () => setFailed(true));
  }, [wanted]);

  if (failed) return <LoadFailure />;
  return loaded && <loaded.Tasks {...props} />;
}
