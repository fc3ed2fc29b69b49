import type { Box } from './anatomy-marks.ts';

/** The pictured parts of a component, in `parameters.anatomy` of its stories. */
export interface AnatomyParameters {
  /**
   * Export name of the pictured story.
   *
   * @default 'Default'
   */
  of?: string;
  /**
   * In the order of the list on the page: a selector of each part's first element in the story. A selector that ends
   * with `::text` means the element's own text: `button::text`.
   */
  parts: readonly string[];
}

/** Export name of the pictured story. */
export const storyOf = ({ of = 'Default' }: AnatomyParameters): string => of;

const ofText = '::text';

const firstText = (element: Element) =>
  [...element.childNodes].find((node) => node.nodeType === Node.TEXT_NODE);

/**
 * A part of a story: the first element of a selector, or that element's first text where the selector ends with
 * `::text`.
 */
export function partIn(root: ParentNode, selector: string): Range | Element | null {
  if (!selector.endsWith(ofText)) return root.querySelector(selector);
  const element = root.querySelector(selector.slice(0, -ofText.length));
  const text = element && firstText(element);
  if (!text) return null;
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(text);
  return range;
}

/** The element with the story, and the offset of its window from the page's. */
function storyIn(around: HTMLElement): { root: ParentNode; left: number; top: number } {
  const frame = around.querySelector('iframe');
  if (!frame) return { root: around, left: 0, top: 0 };
  const { left, top } = frame.getBoundingClientRect();
  return { root: frame.contentDocument?.getElementById('storybook-root') ?? frame, left, top };
}

/**
 * The boxes of the parts of a pictured story, one for each part; undefined for a part that is not drawn yet.
 *
 * @param around The element around the story, or around the frame with it.
 * @param corner The origin of the coordinates.
 */
export function boxesOf(
  around: HTMLElement,
  parts: readonly string[],
  corner: { left: number; top: number },
): (Box | undefined)[] {
  const { root, left, top } = storyIn(around);
  return parts.map((selector) => {
    const box = partIn(root, selector)?.getBoundingClientRect();
    if (!box || box.width * box.height === 0) return undefined;
    const { width, height } = box;
    return { x: box.left + left - corner.left, y: box.top + top - corner.top, width, height };
  });
}

/** The boxes of the texts of a pictured story. @param corner The origin of the coordinates. */
export function textBoxesOf(around: HTMLElement, corner: { left: number; top: number }): Box[] {
  const { root, left, top } = storyIn(around);
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const textBoxes: Box[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.textContent?.trim()) continue;
    const range = (text.ownerDocument ?? document).createRange();
    range.selectNodeContents(text);
    const { x, y, width, height } = range.getBoundingClientRect();
    if (width * height > 0)
      textBoxes.push({ x: x + left - corner.left, y: y + top - corner.top, width, height });
  }
  return textBoxes;
}

/** Calls back whenever a pictured story may have moved, also inside a frame, until the returned function is called. */
export function watchSpecimen(around: HTMLElement, onChange: () => void): () => void {
  const resized = new ResizeObserver(onChange);
  const changed = new MutationObserver(onChange);
  const ends = ['transitionend', 'animationend'] as const;
  const stops = new AbortController();
  const watch = (root: Element) => {
    resized.observe(root);
    for (const end of ends) root.addEventListener(end, onChange, { signal: stops.signal });
    changed.observe(root, { subtree: true, childList: true, attributes: true });
  };
  const watchFrame = ({ target }: Event) => {
    const root =
      target instanceof HTMLIFrameElement && target.contentDocument?.getElementById('storybook-root');
    if (root) watch(root);
    onChange();
  };
  watch(around);
  // A sticky bar moves in the picture as the page scrolls.
  addEventListener('scroll', onChange, { passive: true, signal: stops.signal });
  around.addEventListener('load', watchFrame, { capture: true, signal: stops.signal });
  return () => {
    resized.disconnect();
    changed.disconnect();
    stops.abort();
  };
}
