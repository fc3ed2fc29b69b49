import { useEffect } from 'react';
import { prefetch } from './page-code.ts';
import type { PageRoute } from './route.ts';
import { whenIdle } from './when-idle.ts';

/** Loads the code of pages that are likely next: when idle, and when a link is hovered or focused. */
export function usePrefetch(route: PageRoute, isSignedIn: boolean): void {
  useEffect(() => {
    function prefetchLink({ target }: Event) {
      const link = target instanceof Element ? target.closest('a[href^="#/"]') : null;
      const href = link?.getAttribute('href');
      if (href) prefetch(href.slice(1), isSignedIn);
    }
    document.addEventListener('pointerover', prefetchLink);
    document.addEventListener('focusin', prefetchLink);
    return () => {
      document.removeEventListener('pointerover', prefetchLink);
      document.removeEventListener('focusin', prefetchLink);
    };
  }, [isSignedIn]);

  useEffect(() => {
    const fetchNext = () => {
      for (const path of route.next ?? []) prefetch(path, isSignedIn);
    };
    const start = () => whenIdle(fetchNext);
    if (route.frame !== 'bare') {
      start();
      return;
    }
    // A page outside the shell loads nothing until it is used.
    document.addEventListener('input', start, { once: true });
    return () => document.removeEventListener('input', start);
  }, [route, isSignedIn]);
}
