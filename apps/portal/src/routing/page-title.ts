import { useLayoutEffect } from 'react';
import { useWords, words } from '../words.ts';

const dictionary = words({ failed: 'Kesalahan: ' }, { failed: 'Error: ' });

/** Names the page in the browser's tab; `failed` puts “Kesalahan: ” before it, as after a refused submit. */
export function usePageTitle(title: string, failed = false): void {
  const prefix = useWords(dictionary).failed;
  useLayoutEffect(() => {
    document.title = `${failed ? prefix : ''}${title} – Pabean`;
  }, [title, failed, prefix]);
}
