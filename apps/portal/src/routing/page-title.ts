import { fill } from '@pabean/api/rules';
import { useLayoutEffect } from 'react';
import { useWords } from '../words/words.tsx';

/** Names the page in the browser's tab; `failed` says “Kesalahan: ” before it, as after a refused submit. */
export function usePageTitle(title: string, failed = false): void {
  const { errorTitle } = useWords('common');
  useLayoutEffect(() => {
    document.title = `${failed ? fill(errorTitle, { title }) : title} – Pabean`;
  }, [title, failed, errorTitle]);
}
