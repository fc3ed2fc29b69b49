import type { Crumb } from '@pabean/ui/breadcrumb';
import { useWords } from '../words/words.tsx';
import { useArea } from './area.ts';
import { crumbsTo } from './crumbs.ts';

/** The way to a page where applications are filed; `last` is the page itself, without it the list is. */
export function usePermitCrumbs(last?: string): Crumb[] {
  const area = useArea();
  const { dashboard, permits, [area.titles.list]: list } = useWords('titles');
  return crumbsTo(dashboard, permits, list, area.list, last);
}

/** The way to a page of browsing; `last` is the page itself, without it the list is. */
export function useBrowseCrumbs(last?: string): Crumb[] {
  const area = useArea();
  const { dashboard, permits, [area.titles.browse]: list } = useWords('titles');
  return crumbsTo(dashboard, permits, list, area.browseList, last);
}
