// The one-time-code field is wider than its box on purpose: its last cell is room for the caret.
const controls =
  ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not([autocomplete="one-time-code"])';

const nameOf = (element: Element) => (element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 40);

/** Whether it is visible that a box scrolls sideways. The keyboard scrolls it to the focused control. */
const showsThatItScrolls = ({ overflowX, scrollbarWidth }: CSSStyleDeclaration) =>
  (overflowX === 'auto' || overflowX === 'scroll') && scrollbarWidth !== 'none';

/** The ancestor that cuts an element off at its side, if there is one. */
function cutBy(element: Element): Element | undefined {
  const { left, right } = element.getBoundingClientRect();
  for (let box = element.parentElement; box; box = box.parentElement) {
    const style = getComputedStyle(box);
    if (style.overflowX !== 'visible') {
      if (showsThatItScrolls(style)) return undefined;
      const edge = box.getBoundingClientRect();
      if (left < edge.left - 1 || right > edge.right + 1) return box;
    }
    if (style.position === 'fixed') return undefined;
  }
  return left < -1 || right > innerWidth + 1 ? document.documentElement : undefined;
}

/** Controls that an ancestor cuts off without a visible way to scroll to them; one line for each. */
export function beyondTheirBox(): string[] {
  return [...document.body.querySelectorAll(controls)].flatMap((control) => {
    const { width, height } = control.getBoundingClientRect();
    const shown = control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!shown || width <= 1 || height <= 1) return [];
    const box = cutBy(control);
    return box ? [`<${control.localName}> “${nameOf(control)}” is cut off by <${box.localName}>`] : [];
  });
}
