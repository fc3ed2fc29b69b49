const scrolls = /auto|scroll/;

/** The scrolling ancestor of an element: the body of a dialog, in a very low window the dialog itself. */
export function scrollerOf(element: HTMLElement): HTMLElement {
  for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement)
    if (scrolls.test(getComputedStyle(parent).overflowY)) return parent;
  return document.documentElement;
}
