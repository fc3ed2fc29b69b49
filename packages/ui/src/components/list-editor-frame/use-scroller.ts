import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { scrollerOf } from '../../scroller-of.ts';

/**
 * The scrolling ancestor of a list, and the offset of the list in it in px. Call `measureOffset` after every render of
 * the list, because the content above may change, but not while scrolling: it forces a layout. A resize of the window
 * is handled.
 */
export function useScroller(list: RefObject<HTMLElement | null>) {
  const [found, setFound] = useState<{ scroller: HTMLElement | null; margin: number }>({
    scroller: null,
    margin: 0,
  });
  function measureOffset() {
    const element = list.current;
    if (!element) return;
    const scroller = scrollerOf(element);
    const top = scroller === document.documentElement ? 0 : scroller.getBoundingClientRect().top;
    const margin = Math.round(element.getBoundingClientRect().top - top + scroller.scrollTop);
    if (found.scroller !== scroller || found.margin !== margin) setFound({ scroller, margin });
  }
  const onResize = useEffectEvent(measureOffset);
  useEffect(() => {
    const listen = () => onResize();
    addEventListener('resize', listen);
    return () => removeEventListener('resize', listen);
  }, []);
  return { ...found, measureOffset };
}
