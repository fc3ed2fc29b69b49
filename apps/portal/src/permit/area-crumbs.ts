import type { Crumb } from '@pabean/ui/breadcrumb';
import { useCrumbs } from '../routing/crumbs.ts';
import { useArea } from './area.ts';

/** The breadcrumb of a page of own applications, with the page's label. */
export function usePermitCrumbs(last: string): Crumb[] {
  const { titles, list } = useArea();
  return useCrumbs('permits', titles.list, { path: list, last });
}

/** The breadcrumb of a page of sent applications, with the page's label. */
export function useBrowseCrumbs(last: string): Crumb[] {
  const { titles, browseList } = useArea();
  return useCrumbs('permits', titles.browse, { path: browseList, last });
}
