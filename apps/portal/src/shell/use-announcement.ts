import { useToast } from '@pabean/ui/toast';
import { useEffect, useRef } from 'react';
import type { PageRoute } from '../routing/route.ts';

/** Announces the shown page to screen readers, politely and once. */
export function useAnnouncement(route: PageRoute) {
  const { announce } = useToast();
  const last = useRef(route);
  useEffect(() => {
    if (last.current === route) return;
    last.current = route;
    announce(document.title);
  }, [route, announce]);
}
