import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus to a control when the focused button is removed, because its file was uploaded or removed.
 *
 * @param home A control that is never removed.
 * @returns event handlers for the element around all of them.
 */
export function useRefocus(fallback: RefObject<HTMLElement | null>) {
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    const { current } = focused;
    if (!current || current.isConnected) return;
    focused.current = null;
    if (!document.activeElement || document.activeElement === document.body) fallback.current?.focus();
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target;
    },
    onBlur: () => {
      focused.current = null;
    },
  };
}
