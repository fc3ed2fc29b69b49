import { type CSSProperties, type RefObject, useEffect, useEffectEvent, useId, useLayoutEffect } from 'react';
import type { Place } from './follow-control.ts';

/** Whether the browser knows CSS anchor positioning. Then the rules of `beside` place every popup. */
const hasAnchors = () => CSS.supports('position-area', 'block-end');

const loadFallback = () => import('./follow-control.ts');

/** Styles of a control and its popup. */
export interface Placement {
  /** For the `style` of the control. */
  control: CSSProperties;
  /** For the `style` of the popup. */
  popup: CSSProperties;
}

/**
 * Keeps a popup beside its control, inside the window: by CSS anchors, or by Floating UI in browsers without them,
 * which alone fetch it. The styles of the popup are `popup` or others with `beside`.
 *
 * @param popup The popup, shown as a popover.
 * @param open Whether it is shown.
 * @param place Below the control with flush edges, or over its middle; the other side where there is no room.
 * @param controlOf Finds the control of the popup, which is drawn already.
 */
export function usePlacement(
  popup: RefObject<HTMLElement | null>,
  open: boolean,
  place: Place,
  controlOf: (popup: HTMLElement) => Element | null | undefined,
): Placement {
  const name = `--${useId()}`;
  const findControl = useEffectEvent(controlOf);

  // On its way before the first popup is opened. If it cannot be fetched, popups stand in the middle of the window.
  useEffect(() => {
    if (!hasAnchors()) loadFallback().catch(() => undefined);
  }, []);

  useLayoutEffect(() => {
    const shown = popup.current;
    const control = shown && findControl(shown);
    if (!open || !control || hasAnchors()) return;
    let isOpen = true;
    let stop: (() => void) | undefined;
    loadFallback().then(
      ({ followControl }) => {
        if (isOpen) stop = followControl(shown, control, place);
      },
      () => {
        if (isOpen) shown.dataset.placed = '';
      },
    );
    return () => {
      isOpen = false;
      stop?.();
      delete shown.dataset.placed;
    };
  }, [popup, open, place]);

  return { control: { anchorName: name }, popup: { positionAnchor: name } };
}
