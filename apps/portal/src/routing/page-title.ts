import { useLayoutEffect } from 'react';
import { useWords, words } from '../words.ts';

export const pageTitleWords = words('pageTitle', { failed: 'Kesalahan: ' });

/** Names the page in the browser's tab; `failed` puts “Kesalahan: ” before it, as after a refused submit. */
export function usePageTitle(title: string, failed = false): void {
  const prefix = useWords(pageTitleWords).failed;
  useLayoutEffect(() => {
    document.title = `${failed ? prefix : ''}${title} – Pabean`;
  }, [title, failed, prefix]);
}
