import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

const scrolls = /auto|scroll/;

/** The part of the page that scrolls an element: the body of a dialog, in a very low window the dialog itself. */
function scrollerOf(element: HTMLElement): HTMLElement {
  for (let parent = element.parentElement; parent; parent = parent.parentElement)
    if (scrolls.test(getComputedStyle(parent).overflowY)) return parent;
  return document.documentElement;
}

/**
 * What scrolls a list, and how far below the beginning of it the list starts. To be looked up whenever the list is drawn,
 * for what stands above comes and goes, but not while somebody scrolls: that reads the layout anew. When the window
 * changes it is looked up by itself.
 */
export function useScroller(list: RefObject<HTMLElement | null>) {
  const [found, setFound] = useState<{ scroller: HTMLElement | null; margin: number }>({
    scroller: null,
    margin: 0,
  });
  function look() {
    const element = list.current;
    if (!element) return;
    const scroller = scrollerOf(element);
    const top = scroller === document.documentElement ? 0 : scroller.getBoundingClientRect().top;
    const margin = Math.round(element.getBoundingClientRect().top - top + scroller.scrollTop);
    if (found.scroller !== scroller || found.margin !== margin) setFound({ scroller, margin });
  }
  const onResize = useEffectEvent(look);
  useEffect(() => {
    const listen = () => onResize();
    addEventListener('resize', listen);
    return () => removeEventListener('resize', listen);
  }, []);
  return { ...found, look };
}
