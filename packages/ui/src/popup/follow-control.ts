import { autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/dom';

/** The position of a popup: below its control, aligned with its start or end, or above its middle. */
export type Place = 'start' | 'end' | 'over';

const placements = {
  start: { placement: 'bottom-start', distance: 4 },
  end: { placement: 'bottom-end', distance: 4 },
  over: { placement: 'top', distance: 8 },
} as const;

/** The least distance between a popup and the edges of the window, in px. */
const padding = 8;

/**
 * Positions an open popup at its control, and again whenever something scrolls or is resized. Sets `data-placed` once
 * it is positioned, and provides the width of the control to its styles.
 *
 * @returns A function that stops it.
 */
export function followControl(popup: HTMLElement, control: Element, place: Place): () => void {
  const { placement, distance } = placements[place];
  const middleware = [offset(distance), flip({ padding }), shift({ padding, crossAxis: true })];
  let follows = true;

  async function move() {
    popup.style.setProperty('--pb-control-width', `${control.getBoundingClientRect().width}px`);
    const { x, y } = await computePosition(control, popup, { placement, middleware, strategy: 'fixed' });
    if (!follows) return;
    Object.assign(popup.style, { inset: `${y}px auto auto ${x}px`, margin: 0 });
    popup.dataset.placed = '';
  }
  const stop = autoUpdate(control, popup, move);
  return () => {
    follows = false;
    stop();
  };
}
