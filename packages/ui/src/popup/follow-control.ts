import { autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/dom';

/** Where a popup stands: below its control, at its start or end, or over its middle. */
export type Place = 'start' | 'end' | 'over';

const placements = {
  start: { placement: 'bottom-start', distance: 4 },
  end: { placement: 'bottom-end', distance: 4 },
  over: { placement: 'top', distance: 8 },
} as const;

/** As far as a popup keeps from the edges of the window, in px. */
const padding = 8;

/**
 * Moves an open popup to its control, and again whenever something scrolls or changes its size. Marks it with
 * `data-placed` once it is there, and tells its styles the width of the control.
 *
 * @returns Stops it.
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
