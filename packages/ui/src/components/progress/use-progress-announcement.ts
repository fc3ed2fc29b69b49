import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAnnounce } from '../toast/toast-context.ts';

/**
 * Announces `started` once and, when it is done, `finished`: in the app's live region, or, where there is none, through
 * the returned text for a live region of the component.
 */
export function useProgressAnnouncement(done: boolean, started: string, finished: string, quiet: boolean) {
  const announce = useAnnounce();
  const [text, setText] = useState('');
  const last = useRef<string>(undefined);
  const update = useEffectEvent((next: string) => {
    if (!quiet && last.current !== next) (announce ?? setText)(next);
    last.current = next;
  });
  useEffect(() => {
    if (!done) update(started);
    else if (last.current !== undefined) update(finished);
  }, [done, started, finished]);
  return announce ? undefined : text;
}
