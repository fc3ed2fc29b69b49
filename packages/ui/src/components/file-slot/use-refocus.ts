import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Puts the focus on a control when the button that had it is gone: its file has arrived, or was taken away.
 *
 * @param home The control that always stays.
 * @returns what the frame around them all takes.
 */
export function useRefocus(home: RefObject<HTMLElement | null>) {
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    const { current } = focused;
    if (!current || current.isConnected) return;
    focused.current = null;
    if (!document.activeElement || document.activeElement === document.body) home.current?.focus();
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
