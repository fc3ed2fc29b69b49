import type { UserType } from '@pabean/api/rules';
import { paths } from '../paths.ts';
import { type Address, addressText, parseAddress } from './address.ts';
import { findRoute } from './find-route.ts';
import { returnTo } from './return-to.ts';
import type { PageRoute, RouteAccess, RouteParams } from './route.ts';

/** Result of opening an address: a page, or a redirect. */
export type Decision =
  | { readonly route: PageRoute; readonly params: RouteParams }
  | { readonly redirect: string };

/** Returns whether the table gives this type access; visitors' pages are closed to signed-in accounts. */
export function mayOpen(access: RouteAccess, type: UserType | undefined): boolean {
  if (access === 'everyone') return true;
  if (access === 'visitor') return type === undefined;
  return type !== undefined && access.includes(type);
}

/** The page of this portal that was wanted before signing in, if the type has access; else the dashboard. */
export function wantedPage(wanted: string | null, type: UserType): string {
  if (!wanted) return paths.dashboard;
  const { route } = findRoute(parseAddress(wanted).path);
  const page = 'redirect' in route ? findRoute(route.redirect).route : route;
  const open = 'access' in page && Array.isArray(page.access) && mayOpen(page.access, type);
  return open ? wanted : paths.dashboard;
}

/** Decides what to show at an address: the guards of the portal, as a function. */
export function decide(address: Address, type: UserType | undefined): Decision {
  const { route, params } = findRoute(address.path);
  if ('redirect' in route) return { redirect: route.redirect };
  if (mayOpen(route.access, type)) return { route, params };
  if (type === undefined) {
    const wanted = new URLSearchParams({ [returnTo]: addressText(address) });
    return { redirect: `${paths.login}?${wanted}` };
  }
  if (route.access === 'visitor')
    return {
      redirect: route.path === paths.login ? wantedPage(address.search.get(returnTo), type) : paths.dashboard,
    };
  return { redirect: paths.unauthorized };
}
