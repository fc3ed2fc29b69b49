import { useEffect } from 'react';
import { currentAddress, parseAddress } from './address.ts';

/** The page that a click opens in this tab, if any. */
function pathOf(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a[href^="#/"]:not([target])') : null;
  const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented;
  return elsewhere ? undefined : link?.getAttribute('href')?.slice(1);
}

/**
 * Calls back when a link to the current page is pressed. The browser ignores it, although the user expects new data.
 */
export function useSamePage(onPress: () => void): void {
  useEffect(() => {
    function onClick(event: MouseEvent) {
      const path = pathOf(event);
      if (path !== undefined && parseAddress(path).path === currentAddress().path) onPress();
    }
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [onPress]);
}
