import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { AfterEach } from 'storybook/internal/types';
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

function rangeOf(text: Node): Range {
  const range = new Range();
  range.selectNodeContents(text);
  return range;
}

/**
 * A part of a story: the first element of a selector, or that element's first text, its own before that of elements in
 * it, where the selector ends with `::text`.
 */
export function partIn(root: ParentNode, selector: string): Range | Element | undefined {
  const element = root.querySelector(selector.replace(ofText, '')) ?? undefined;
  if (!selector.endsWith(ofText)) return element;
  const own = [...(element?.childNodes ?? [])].find((node) => node.nodeType === Node.TEXT_NODE);
  const text = own ?? (element && textsIn(element)[0]);
  return text && rangeOf(text);
}

function textsIn(root: Node): Node[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) if (walker.currentNode.textContent?.trim()) texts.push(walker.currentNode);
  return texts;
}

/**
 * Measures a pictured story: a box for each part, undefined for one that is not drawn, and the boxes of all texts
 * and icons.
 *
 * @param around The element around the story, or around the frame with it.
 * @param corner The origin of the coordinates.
 */
export function measure(
  around: HTMLElement,
  parts: readonly string[],
  corner: { left: number; top: number },
): { boxes: (Box | undefined)[]; contentBoxes: Box[] } {
  const frame = around.querySelector('iframe');
  const root = frame ? frame.contentDocument?.getElementById('storybook-root') : around;
  if (!root) return { boxes: [], contentBoxes: [] };
  const { left, top } = frame?.getBoundingClientRect() ?? { left: 0, top: 0 };
  const boxOf = (part: Range | Element | undefined): Box | undefined => {
    const box = part?.getBoundingClientRect();
    if (!box || box.width * box.height === 0) return undefined;
    const { x, y, width, height } = box;
    return { x: x + left - corner.left, y: y + top - corner.top, width, height };
  };
  return {
    boxes: parts.map((selector) => boxOf(partIn(root, selector))),
    contentBoxes: [...textsIn(root).map(rangeOf), ...root.querySelectorAll('svg')].flatMap(
      (part) => boxOf(part) ?? [],
    ),
  };
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

/** In tests: checks that each part pictured on a component's page is in the pictured story. */
export const checkAnatomy: AfterEach = ({ canvasElement, componentId, id, parameters }) => {
  if (import.meta.env.VITEST_STORYBOOK !== 'false') return;
  const anatomy: AnatomyParameters | undefined = parameters.anatomy;
  if (!anatomy || id !== toId(componentId, storyNameFromExport(storyOf(anatomy)))) return;
  const lost = anatomy.parts.filter((selector) => !partIn(canvasElement, selector));
  if (lost.length === 0) return;
  throw new Error(`The picture of the parts has none of: ${lost.join(', ')}.`);
};
