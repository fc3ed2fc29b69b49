import { OfficeProvider } from '@pabean/ui/office';
import { type ReactNode, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { Office } from './office-file.ts';

/** Props of {@link Stage}. */
export interface StageProps {
  office: Office;
  children: ReactNode;
}

/** Around everything that is drawn. What `public/first-paint.js` put on the screen makes way for it. */
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

/** Draws pages into the portal's element. */
export interface Painter {
  /** Shows a page in the place of what was there. */
  readonly show: (page: ReactNode) => void;
  /** Makes a page work that the build has written into the element; what was typed there stays. */
  readonly hydrate: (page: ReactNode) => void;
  /** Whether the build's page is still there. */
  readonly isPrerendered: () => boolean;
}

/** A painter for an element of an office's portal. */
export function createPainter(container: Element, office: Office): Painter {
  let root: Root | undefined;
  const staged = (page: ReactNode) => <Stage office={office}>{page}</Stage>;
  return {
    show(page) {
      root ??= createRoot(container);
      root.render(staged(page));
    },
    hydrate(page) {
      root = hydrateRoot(container, staged(page));
    },
    isPrerendered: () => root === undefined && container.hasChildNodes(),
  };
}
