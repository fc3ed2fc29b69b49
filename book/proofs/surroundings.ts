/** Whether a component is the frame of a whole page, which is not tried inside of a dialog or column. */
export const isFrame = (path: string): boolean => /app-shell|login-frame/.test(path);

const transparent = 'rgba(0, 0, 0, 0)';
const edges = ['top', 'right', 'bottom', 'left'];

function paints(style: CSSStyleDeclaration): boolean {
  if (style.backgroundColor !== transparent || style.backgroundImage !== 'none') return true;
  return edges.some((edge) => {
    const width = Number.parseFloat(style.getPropertyValue(`border-${edge}-width`));
    return width > 0 && style.getPropertyValue(`border-${edge}-color`) !== transparent;
  });
}

const isShown = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  !element.closest('dialog dialog, [popover]');

/** Whether a box between a place and an element, or the element itself, scrolls, clips or leaves the place. */
function isHeld(element: Element, place: Element): boolean {
  for (let box: Element | null = element; box && box !== place; box = box.parentElement) {
    const { overflowX, clipPath, position } = getComputedStyle(box);
    if (position === 'fixed') return true;
    if (box !== element && (overflowX !== 'visible' || clipPath !== 'none')) return true;
  }
  return false;
}

interface Extent {
  left: number;
  right: number;
}

/** The boxes of what an element paints itself: its background, its pseudo-elements, its own text. */
function* painted(element: Element): Generator<Extent> {
  const box = element.getBoundingClientRect();
  if (paints(getComputedStyle(element)) || element.matches('input, select, textarea, img, svg')) yield box;
  for (const pseudo of ['::before', '::after']) {
    const style = getComputedStyle(element, pseudo);
    if (style.content === 'none' || style.position !== 'absolute' || !paints(style)) continue;
    if (getComputedStyle(element).position === 'static') continue;
    yield {
      left: box.left + Number.parseFloat(style.left),
      right: box.right - Number.parseFloat(style.right),
    };
  }
  if (element.matches('textarea, select')) return;
  for (const node of element.childNodes) {
    if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) continue;
    const range = new Range();
    range.selectNodeContents(node);
    yield range.getBoundingClientRect();
  }
}

const nameOf = (element: Element) =>
  `<${element.localName}> “${(element.textContent ?? '').trim().slice(0, 40)}”`;

/** What is painted beside the place that it was given, one line for each element; transparent edges do not count. */
export function outsideOf(place: Element): string[] {
  const { left, right } = place.getBoundingClientRect();
  const isOutside = (part: Extent) => part.left < left - 1 || part.right > right + 1;
  return [...place.querySelectorAll('*')].flatMap((element) => {
    const { width, height } = element.getBoundingClientRect();
    if (width <= 1 || height <= 1 || !isShown(element) || isHeld(element, place)) return [];
    return [...painted(element)].some(isOutside) ? [`${nameOf(element)} is outside of its place`] : [];
  });
}

/** Whether a box, or the page, scrolls sideways. */
export const scrollsSideways = (box: Element): string[] =>
  box.scrollWidth > box.clientWidth
    ? [`<${box.localName}> scrolls sideways: ${box.scrollWidth} px in ${box.clientWidth}`]
    : [];
