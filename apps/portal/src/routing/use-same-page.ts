import { useEffect } from 'react';
import { currentAddress, parseAddress } from './address.ts';

/** The page that a click leads to in this tab, if it leads to one. */
function pathOf(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a[href^="#/"]:not([target])') : null;
  const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented;
  return elsewhere ? undefined : link?.getAttribute('href')?.slice(1);
}

/**
 * Calls back when a link to the page is pressed that is on the screen already. The browser does nothing then, though whoever
 * presses it asks for what is new.
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
