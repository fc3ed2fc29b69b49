import { useCallback, useEffect, useState } from 'react';
import { media } from '../../theme/tokens.ts';
import type { NavDrawer } from './nav-drawer.tsx';

type NavDrawerComponent = typeof NavDrawer;

/**
 * The drawer component: loaded at once where there are links and the sidebar has no room, elsewhere when it is opened.
 * Undefined until then.
 */
export function useNavDrawer(hasNav: boolean) {
  const [component, setComponent] = useState<NavDrawerComponent>();
  const load = useCallback(
    () =>
      import('./nav-drawer.tsx').then(
        (module) => setComponent(() => module.NavDrawer),
        () => undefined,
      ),
    [],
  );
  useEffect(() => {
    if (hasNav && !matchMedia(media.desk).matches) load();
  }, [hasNav, load]);
  return [component, load] as const;
}
