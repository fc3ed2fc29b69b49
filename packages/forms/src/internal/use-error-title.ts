import { useEffect } from 'react';
import { useFormWords } from './messages/index.ts';
import * as own from './messages/own.ts';

/** Says in the page's title that a form could not be sent, as long as it is so. */
export function useErrorTitle(failed: boolean): void {
  const prefix = useFormWords('problems', own.problems).titlePrefix;
  useEffect(() => {
    if (!failed || document.title.startsWith(prefix)) return;
    document.title = prefix + document.title;
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [failed, prefix]);
}
