import { type RefObject, useLayoutEffect } from 'react';
import { scrollerOf } from '../../scroller-of.ts';
import { bar } from './action-bar.css.ts';

/** The height that a bar takes from what scrolls below it: none while it is not drawn, or on a low screen. */
const heightOf = (element: HTMLElement) =>
  getComputedStyle(element).position === 'sticky' ? element.offsetHeight : 0;

/** Tells the scrolling box how high the bars are that stick to its end; without any, removes what was told. */
function tell(scroller: HTMLElement, bars: readonly HTMLElement[]) {
  const height = Math.max(0, ...bars.map(heightOf));
  scroller.toggleAttribute('data-sticky-end', height > 0);
  if (height > 0) scroller.style.setProperty('--pb-sticky-end', `${height}px`);
  else scroller.style.removeProperty('--pb-sticky-end');
}

/** While a bar sticks to the end of what scrolls, focused fields scroll clear of it, and toasts are above it. */
export function useStickyEnd(ref: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const own = ref.current;
    if (!own) return;
    const scroller = scrollerOf(own);
    const bars = () => [...scroller.querySelectorAll<HTMLElement>(`.${bar}`)];
    const measure = () => tell(scroller, bars());
    const observer = new ResizeObserver(measure);
    observer.observe(own);
    // In a low window the bar does not stick, whatever its size.
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
      tell(
        scroller,
        bars().filter((each) => each !== own),
      );
    };
  }, [ref]);
}
