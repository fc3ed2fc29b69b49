import { useLayoutEffect } from 'react';

/** Names the page in the browser's tab. Forms put before it that they were refused. */
export function usePageTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = `${title} – Pabean`;
  }, [title]);
}
