import { type CSSProperties, type RefObject, useEffect, useEffectEvent, useId, useLayoutEffect } from 'react';
import type { Place } from './follow-control.ts';

/** Whether the browser supports CSS anchor positioning. Then the styles of `beside` position every popup. */
const hasAnchors = () => CSS.supports('position-area', 'block-end');

const loadFallback = () => import('./follow-control.ts');

/** Loads the popover API where the browser does not have it. */
const loadPopovers = async () => {
  if (!('popover' in HTMLElement.prototype)) await import('./popover-polyfill.ts');
};

/** Styles of a control and its popup. */
export interface Placement {
  /** For the `style` of the control. */
  control: CSSProperties;
  /** For the `style` of the popup. */
  popup: CSSProperties;
}

/**
 * Keeps a popup beside its control, inside the window: by CSS anchor positioning, or by Floating UI in browsers without
 * it, which is loaded only there, as is the popover API where it is missing. The styles of the popup are `popup` or others with `beside`.
 *
 * @param popup The popup, shown as a popover.
 * @param open Whether it is shown.
 * @param place Below the control with aligned edges, or above its middle; the other side where there is no room.
 * @param controlOf Finds the control of the popup, which is rendered already.
 */
export function usePlacement(
  popup: RefObject<HTMLElement | null>,
  open: boolean,
  place: Place,
  controlOf: (popup: HTMLElement) => Element | null | undefined,
): Placement {
  const name = `--${useId()}`;
  const findControl = useEffectEvent(controlOf);

  // Loaded before the first popup is opened. If they cannot be loaded, popups are in the middle of the window, or closed.
  useEffect(() => {
    if (!hasAnchors()) Promise.all([loadFallback(), loadPopovers()]).catch(() => undefined);
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
