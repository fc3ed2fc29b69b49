import { useEffect, useEffectEvent } from 'react';
import { media } from '../../theme/tokens.ts';

/** Calls back when the window becomes wide enough for the sidebar. */
export function useGrown(active: boolean, onGrown: () => void): void {
  const grown = useEffectEvent(onGrown);
  useEffect(() => {
    if (!active) return;
    const desk = matchMedia(media.desk);
    const answer = () => desk.matches && grown();
    desk.addEventListener('change', answer);
    return () => desk.removeEventListener('change', answer);
  }, [active]);
}
