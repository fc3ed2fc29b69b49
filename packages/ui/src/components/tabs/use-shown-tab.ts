import { type RefObject, useLayoutEffect } from 'react';

/**
 * Scrolls a strip of tabs, and nothing around it, so far that the chosen one can be seen. A tab that takes the focus
 * is brought into view by the browser.
 */
export function useShownTab(strip: RefObject<HTMLElement | null>, current: string | undefined) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen tab is what has changed
  useLayoutEffect(() => {
    const show = () => strip.current && showChosen(strip.current);
    show();
    // Words in the font that the page is still waiting for have other widths.
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
