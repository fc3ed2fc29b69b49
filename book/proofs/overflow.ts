/** Whether an ancestor clips the element or scrolls to it. */
function isClipped(element: Element): boolean {
  for (let box = element.parentElement; box; box = box.parentElement) {
    if (box === document.body) return false;
    const { overflowX, clipPath } = getComputedStyle(box);
    if (overflowX !== 'visible' || clipPath !== 'none')
      return box.getBoundingClientRect().right <= innerWidth + 1;
  }
  return false;
}

const isShown = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  !element.closest('svg svg, [aria-hidden="true"]');

const nameOf = (element: Element) =>
  `<${element.localName}> ${(element.textContent ?? '').trim().slice(0, 40)}`.trim();

/** Elements that are visible only after scrolling the page sideways, one line for each. */
export function beyondTheEdge(): string[] {
  const { scrollWidth } = document.documentElement;
  const outside = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right, width, height } = element.getBoundingClientRect();
    if (width <= 1 || height <= 1 || !isShown(element)) return false;
    return (right > innerWidth + 1 || left < -1) && !isClipped(element);
  });
  const wide = scrollWidth > innerWidth ? [`the page is ${scrollWidth} px wide`] : [];
  return [...wide, ...outside.map((element) => `${nameOf(element)} ends beyond the edge`)];
}
