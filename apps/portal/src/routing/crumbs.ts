import type { Crumb } from '@pabean/ui/breadcrumb';
import type { TitleKey } from '../messages/id.ts';
import { useAppMessages } from '../messages/language-provider.tsx';
import { hrefTo, paths, type RoutePath } from '../paths.ts';
import { backTo } from './last-visits.ts';

/** A page below a list. */
export interface BelowList {
  /** Where the list is. */
  readonly path: RoutePath;
  /** Its label there. */
  readonly last: string;
}

/** The breadcrumb of a list of an area, by both titles, or of a page below it. */
export function useCrumbs(area: TitleKey, list: TitleKey, below?: BelowList): Crumb[] {
  const { dashboard, [area]: above, [list]: label } = useAppMessages('titles');
  const start: Crumb[] = [{ label: dashboard, href: hrefTo(paths.dashboard) }, { label: above }];
  if (!below) return [...start, { label }];
  return [...start, { label, href: `#${backTo(below.path)}` }, { label: below.last }];
}
