const sides = ['top', 'right', 'bottom', 'left'];

/** Lines, backgrounds and marks of one box: what is left of a look where the system replaces all colours. */
function linesOf(style: CSSStyleDeclaration): string {
  const borders = sides.map((side) => {
    const [width, line, colour] = ['width', 'style', 'color'].map((part) =>
      style.getPropertyValue(`border-${side}-${part}`),
    );
    return width === '0px' ? '' : `${width} ${line} ${colour}`;
  });
  const outline = style.outlineStyle === 'none' ? '' : `${style.outlineWidth} ${style.outlineColor}`;
  const { backgroundColor, color, fontWeight, textDecorationLine, content, display } = style;
  return [
    ...borders,
    outline,
    backgroundColor,
    color,
    fontWeight,
    textDecorationLine,
    content,
    display,
  ].join();
}

const looksOf = (elements: readonly Element[]) =>
  elements
    .flatMap((element) => ['', '::before', '::after'].map((part) => linesOf(getComputedStyle(element, part))))
    .join('\n');

/** An element with the boxes around it that may show its state. */
function withFrame(element: Element): Element[] {
  const around = [element.parentElement, element.parentElement?.parentElement].filter(
    (each) => each instanceof Element,
  );
  return [element, ...(element.parentElement?.children ?? []), ...around];
}

const nameOf = (element: Element) =>
  `<${element.localName}> “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;

const isShown = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

const focusable =
  ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled, [type="hidden"], [inert] *, [data-posed])';

/** Controls whose focus is not seen. */
function unseenFocus(): string[] {
  const controls = [...document.querySelectorAll<HTMLElement>(focusable)].filter(isShown).slice(0, 40);
  return controls.flatMap((control) => {
    (document.activeElement as HTMLElement | null)?.blur();
    const before = looksOf(withFrame(control));
    control.focus({ focusVisible: true, preventScroll: true } as FocusOptions);
    if (document.activeElement !== control) return [];
    return looksOf(withFrame(control)) === before ? [`${nameOf(control)}: its focus is not seen`] : [];
  });
}

/** The attributes whose state must be seen. */
export const states = ['aria-selected', 'aria-pressed', 'aria-current', 'aria-checked'];

/** The looks in a part, each once. */
const differentLooks = (part: Element) =>
  [...new Set(looksOf([part, ...part.querySelectorAll('*')]).split('\n'))].sort().join('\n');

/** Whether a part would look the same without its state. */
function looksLikeWithout(part: Element, state: string): boolean {
  const parts = [part, ...part.querySelectorAll('*')];
  const value = part.getAttribute(state) ?? '';
  const before = looksOf(parts);
  part.removeAttribute(state);
  const same = looksOf(parts) === before;
  part.setAttribute(state, value);
  return same;
}

/** Whether a part looks like the others of its list. */
function looksLikeOthers(part: Element, state: string): boolean {
  let item = part;
  while (item.parentElement?.childElementCount === 1) item = item.parentElement;
  const own = differentLooks(item);
  const inState = `[${state}]:not([${state}="false"])`;
  return [...(item.parentElement?.children ?? [])]
    .filter((other) => other.localName === item.localName && !other.matches(`${inState}, :has(${inState})`))
    .some((other) => differentLooks(other) === own);
}

/** The last step of a breadcrumb: its place says that it is the current one. */
const lastOfPath = 'ol > li:last-child > span';

/** Selected parts that look like others. */
const unseenStates = (): string[] =>
  states.flatMap((state) =>
    [...document.querySelectorAll(`[${state}]:not([${state}="false"])`)]
      .filter((part) => isShown(part) && !part.matches(lastOfPath))
      .filter((part) => looksLikeWithout(part, state) && looksLikeOthers(part, state))
      .map((part) => `${nameOf(part)}: ${state} is not seen`),
  );

const hasEdge = (element: Element | null): boolean => {
  if (!element) return false;
  const style = getComputedStyle(element);
  return sides.some(
    (side) =>
      style.getPropertyValue(`border-${side}-style`) !== 'none' &&
      Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0,
  );
};

const bounded =
  ':is(input:not([type="checkbox"], [type="radio"], [type="hidden"], [type="range"]), select, textarea, dialog[open], [popover]:popover-open)';

/** Fields, dialogs and popups without an edge. */
const withoutEdge = (): string[] =>
  [...document.querySelectorAll(bounded)]
    .filter((box) => isShown(box) && box.getBoundingClientRect().width > 1)
    .filter((box) => ![box, box.parentElement, box.parentElement?.parentElement ?? null].some(hasEdge))
    .map((box) => `${nameOf(box)} has no edge`);

/** What cannot be seen where the system replaces all colours: focus, selected parts, edges. One line for each. */
export const lostInForcedColours = (): string[] => [...unseenFocus(), ...unseenStates(), ...withoutEdge()];
