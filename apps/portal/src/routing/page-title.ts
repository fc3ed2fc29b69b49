import { useLayoutEffect } from 'react';

/** Sets the page's title in the browser's tab. A refused form puts a prefix before it. */
export function usePageTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = `${title} – Pabean`;
  }, [title]);
}
