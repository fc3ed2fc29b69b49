import type { ReactNode } from 'react';
import { LoadFailure } from '../routing/load-failure.tsx';

// Fetched with the first error.
const load = () => import('./crash.tsx');

function note(error: unknown): void {
  load().then(
    ({ noteCrash }) => noteCrash(error),
    () => undefined,
  );
}

/** Reports errors that nobody caught from now on. */
export function watchCrashes(): void {
  addEventListener('error', ({ error }) => note(error));
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
}

/**
 * Returns what React calls when an error has ended the page: shows another page in its place.
 *
 * @param show Renders a page.
 */
export const createPageEnd = (show: (page: ReactNode) => void) => (error: unknown) => {
  // Into the console, as React would.
  reportError(error);
  load().then(
    ({ showCrash }) => showCrash(error, show),
    () => show(<LoadFailure />),
  );
};
