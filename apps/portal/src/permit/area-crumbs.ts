import type { Crumb } from '@pabean/ui/breadcrumb';
import { useCrumbs } from '../routing/crumbs.ts';
import { useArea } from './area.ts';

/** The way to a page where applications are filed, given what it is called there. */
export function usePermitCrumbs(last: string): Crumb[] {
  const { titles, list } = useArea();
  return useCrumbs('permits', titles.list, { path: list, last });
}

/** The way to a page of browsing, given what it is called there. */
export function useBrowseCrumbs(last: string): Crumb[] {
  const { titles, browseList } = useArea();
  return useCrumbs('permits', titles.browse, { path: browseList, last });
}
