import type { Crumb } from '@pabean/ui';
import { hrefTo, paths } from '../paths.ts';
import { backTo } from '../table/last-visits.ts';
import { useWords } from '../words/words.tsx';

/** The way to a page of the permit area; `last` is the page itself, without it the list is. */
export function usePermitCrumbs(last?: string): Crumb[] {
  const { dashboard, permits, applications } = useWords('titles');
  const above: Crumb[] = [{ label: dashboard, href: hrefTo(paths.dashboard) }, { label: permits }];
  if (last === undefined) return [...above, { label: applications }];
  return [...above, { label: applications, href: `#${backTo(paths.applicationList)}` }, { label: last }];
}
