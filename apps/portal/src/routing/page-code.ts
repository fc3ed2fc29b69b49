import type { ComponentType } from 'react';
import { parseAddress } from './address.ts';
import { findRoute } from './find-route.ts';
import type { PageProps, PageRoute } from './route.ts';

/** A page whose code is here. */
export interface PageCode {
  readonly Page: ComponentType<PageProps>;
}

const loaded = new Map<PageRoute['load'], PageCode>();

/** A page's code if it is here already: then a click draws it at once. */
export const loadedPage = (route: PageRoute) => loaded.get(route.load);

/** Fetches a page's code. */
export async function loadPage(route: PageRoute): Promise<PageCode> {
  const { Page } = await route.load();
  const code = { Page };
  loaded.set(route.load, code);
  return code;
}

/** Fetches the code behind an address ahead of time; a failure shows only when the page is opened. */
export function prefetch(path: string): void {
  const { route } = findRoute(parseAddress(path).path);
  if ('redirect' in route) prefetch(route.redirect);
  else if (!loaded.has(route.load)) loadPage(route).catch(() => undefined);
}
