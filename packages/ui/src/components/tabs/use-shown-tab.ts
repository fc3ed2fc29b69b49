import { type RefObject, useLayoutEffect } from 'react';

/**
 * Scrolls a strip of tabs, and nothing around it, until the chosen one is visible. The browser scrolls to a focused
 * tab.
 */
export function useShownTab(strip: RefObject<HTMLElement | null>, current: string | undefined) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the chosen tab changes
  useLayoutEffect(() => {
    const show = () => strip.current && showChosen(strip.current);
    show();
    // Widths change when the page's font has loaded.
    document.fonts.ready.then(show);
  }, [strip, current]);
}

function showChosen(strip: HTMLElement) {
  const tab = strip.querySelector('[aria-selected="true"]');
  if (!tab) return;
  const box = strip.getBoundingClientRect();
  const chosen = tab.getBoundingClientRect();
  const room = Number.parseFloat(getComputedStyle(strip).scrollPaddingInlineStart) || 0;
  const after = Math.max(0, chosen.right + room - box.right);
  const before = Math.max(0, box.left + room - chosen.left);
  strip.scrollBy({ left: after - before });
}
