const isScroller = (element: Element) => /auto|scroll|hidden/.test(getComputedStyle(element).overflowY);

/** The ancestor that a sticky element sticks to. */
function scrollerOf(element: Element): Element {
  let box = element.parentElement;
  while (box && box !== document.body && !isScroller(box)) box = box.parentElement;
  return box && box !== document.body ? box : (document.scrollingElement ?? document.documentElement);
}

/** How far a sticky element is below its static position, in px. */
function movedBy(element: HTMLElement): number {
  const { top } = element.getBoundingClientRect();
  const { cssText } = element.style;
  element.style.position = 'relative';
  element.style.inset = 'auto';
  const place = element.getBoundingClientRect().top;
  element.style.cssText = cssText;
  return top - place;
}

/** Whether something is under an element's lower edge: one that moved within its own space covers nothing. */
function covers(element: Element): boolean {
  const { left, width, bottom } = element.getBoundingClientRect();
  return document
    .elementsFromPoint(left + width / 2, bottom - 1)
    .some((under) => !under.contains(element) && !element.contains(under));
}

/**
 * Sticky elements that have left their static position though nothing is scrolled, and so cover what follows them; one
 * line each.
 */
export function coveringHeads(): string[] {
  return [...document.body.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
    const { position, insetBlockStart } = getComputedStyle(element);
    if (position !== 'sticky' || insetBlockStart === 'auto' || !element.checkVisibility()) return [];
    if (scrollerOf(element).scrollTop > 0) return [];
    const moved = Math.round(movedBy(element));
    const name = (element.textContent ?? '').trim().slice(0, 40);
    return moved > 0 && covers(element)
      ? [`<${element.localName}> “${name}” lies ${moved} px over what follows it`]
      : [];
  });
}
