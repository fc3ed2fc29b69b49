import { type FocusEvent, type PointerEvent, type ToggleEvent, useEffect, useRef, useState } from 'react';
import { usePlacement } from '../../popup/use-placement.ts';

/**
 * How long a pointer must rest before the text appears, and how long the text stays after the pointer has left, in ms.
 */
const patience = { show: 400, hide: 150 };

/**
 * When the bubble of a tooltip is shown: for a resting mouse or pen, and at once for keyboard focus. It is hidden when
 * these end, on a press and on Escape.
 *
 * @returns handlers for the element around control and bubble, attributes of the bubble, and styles of both that
 * position the bubble at its control.
 */
export function useTooltip() {
  const bubble = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);
  const placement = usePlacement(bubble, open, 'over', ({ parentElement }) => parentElement);

  function show() {
    clearTimeout(timer.current);
    bubble.current?.showPopover?.();
  }
  function hide() {
    clearTimeout(timer.current);
    bubble.current?.hidePopover?.();
  }
  function wait(act: () => void, milliseconds: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, milliseconds);
  }

  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Escape closes only the bubble.
      event.preventDefault();
      event.stopPropagation();
      bubble.current?.hidePopover?.();
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [open]);

  return {
    placement,
    around: {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType !== 'touch') wait(show, patience.show);
      },
      onPointerLeave: () => wait(hide, patience.hide),
      onPointerDown: (event: PointerEvent) => {
        if (event.target !== bubble.current) hide();
      },
      onFocus: (event: FocusEvent) => {
        if (event.target.matches(':focus-visible')) show();
      },
      onBlur: hide,
    },
    bubble: {
      ref: bubble,
      onToggle: (event: ToggleEvent) => setOpen(event.newState === 'open'),
    },
  };
}
