import type { ReactNode } from 'react';
import { CrashPage } from './crash-page.tsx';
import { reportCrash } from './report-crash.ts';

/** Reports an error that nobody caught. */
export function noteCrash(error: unknown): void {
  void reportCrash(error, false);
}

let hasShown = false;

/** Reports the error that ended a page, and shows its number in the place of that. */
export function showCrash(error: unknown, show: (page: ReactNode) => void): void {
  const incident = reportCrash(error, true);
  // Not again when it is this page that cannot be rendered.
  if (!hasShown) show(<CrashPage incident={incident} />);
  hasShown = true;
}
