import { OfficeProvider } from '@pabean/ui/office';
import { type ReactNode, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { createPageEnd } from './crash/watch-crashes.tsx';
import type { Office } from './office-file.ts';

/** Props of {@link Stage}. */
export interface StageProps {
  office: Office;
  children: ReactNode;
}

/** Around everything that is rendered. It replaces what `public/first-paint.js` has shown. */
export function Stage({ office, children }: StageProps) {
  useLayoutEffect(() => {
    delete document.documentElement.dataset.first;
    document.getElementById('frame')?.remove();
  }, []);
  return (
    <OfficeProvider office={office.profile} motif={office.theme.motif}>
      {children}
    </OfficeProvider>
  );
}

/** Renders pages into the portal's element. */
export interface Painter {
  /** Replaces the shown page. */
  readonly show: (page: ReactNode) => void;
  /** Hydrates the prerendered page in the element; typed values stay. */
  readonly hydrate: (page: ReactNode) => void;
  /** Whether the prerendered page is still there. */
  readonly isPrerendered: () => boolean;
}

/** A painter for an element of an office's portal. */
export function createPainter(container: Element, office: Office): Painter {
  let root: Root | undefined;
  const staged = (page: ReactNode) => <Stage office={office}>{page}</Stage>;
  const show = (page: ReactNode) => {
    root ??= createRoot(container, options);
    root.render(staged(page));
  };
  const options = { onUncaughtError: createPageEnd(show) };
  return {
    show,
    hydrate(page) {
      root = hydrateRoot(container, staged(page), options);
    },
    isPrerendered: () => root === undefined && container.hasChildNodes(),
  };
}
