import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAnnounce } from '../toast/toast-context.ts';

/**
 * Says `started` once and, when what was under way is done, `finished`: in the app's live region, or, where there is
 * none, in the words that it returns for a region of one's own.
 */
export function useProgressAnnouncement(done: boolean, started: string, finished: string, quiet: boolean) {
  const announce = useAnnounce();
  const [own, setOwn] = useState('');
  const last = useRef<string>(undefined);
  const say = useEffectEvent((text: string) => {
    if (!quiet && last.current !== text) (announce ?? setOwn)(text);
    last.current = text;
  });
  useEffect(() => {
    if (!done) say(started);
    else if (last.current !== undefined) say(finished);
  }, [done, started, finished]);
  return announce ? undefined : own;
}
