import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { scrollerOf } from '../../scroller-of.ts';

/**
 * The scrolling ancestor of a list, and the offset of the list in it in px. Call `measureSoon` in an effect after every
 * render of the list, because the content above may change, but not while scrolling: it forces a layout, once in the next
 * frame however often the list is rendered until then. It returns the effect's cleanup. A resize of the window is
 * handled.
 */
export function useScroller(list: RefObject<HTMLElement | null>) {
  const [found, setFound] = useState<{ scroller: HTMLElement | null; margin: number }>({
    scroller: null,
    margin: 0,
  });
  const measure = useEffectEvent(() => {
    const element = list.current;
    if (!element) return;
    const scroller = scrollerOf(element);
    const top = scroller === document.documentElement ? 0 : scroller.getBoundingClientRect().top;
    const margin = Math.round(element.getBoundingClientRect().top - top + scroller.scrollTop);
    if (found.scroller !== scroller || found.margin !== margin) setFound({ scroller, margin });
  });
  useLayoutEffect(() => measure(), []);
  useEffect(() => {
    const listen = () => measure();
    addEventListener('resize', listen);
    return () => removeEventListener('resize', listen);
  }, []);
  function measureSoon() {
    const frame = requestAnimationFrame(() => measure());
    return () => cancelAnimationFrame(frame);
  }
  return { ...found, measureSoon };
}
