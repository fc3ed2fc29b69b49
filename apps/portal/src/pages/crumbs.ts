import type { Crumb } from '@pabean/ui/breadcrumb';
import { hrefTo, paths, type RoutePath } from '../paths.ts';
import { backTo } from '../table/last-visits.ts';
import { useWords } from '../words/words.tsx';

/** The way to a page of an area: `last` is the page itself, without it the area's list is, which lies at `path`. */
export function crumbsTo(
  dashboard: string,
  area: string,
  list: string,
  path: RoutePath,
  last?: string,
): Crumb[] {
  const above: Crumb[] = [{ label: dashboard, href: hrefTo(paths.dashboard) }, { label: area }];
  if (last === undefined) return [...above, { label: list }];
  return [...above, { label: list, href: `#${backTo(path)}` }, { label: last }];
}

/** The way to the list of collective release letters. */
export function useReleaseLetterCrumbs(): Crumb[] {
  const { dashboard, releaseLetters, releaseLetterList } = useWords('titles');
  return crumbsTo(dashboard, releaseLetters, releaseLetterList, paths.releaseLetterList);
}

/** The way to the list of PPFTZ records that are recorded. */
export function useRecordingCrumbs(): Crumb[] {
  const { dashboard, ppftz, ppftzRecording } = useWords('titles');
  return crumbsTo(dashboard, ppftz, ppftzRecording, paths.ppftzRecording);
}

/** The way to the list of PPFTZ records that were sent. */
export function usePpftzCrumbs(): Crumb[] {
  const { dashboard, ppftz, ppftzList } = useWords('titles');
  return crumbsTo(dashboard, ppftz, ppftzList, paths.ppftzList);
}

/** The way to a page of manifest reconciliation; `last` is the page itself, without it the list is. */
export function useReconciliationCrumbs(last?: string): Crumb[] {
  const { dashboard, reconciliation, reconciliationList } = useWords('titles');
  return crumbsTo(dashboard, reconciliation, reconciliationList, paths.reconciliationList, last);
}
