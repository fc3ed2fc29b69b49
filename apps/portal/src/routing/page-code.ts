import type { ComponentType } from 'react';
import { loadedModule, loadOnce } from '../loading/load-once.ts';
import { parseAddress } from './address.ts';
import { findRoute } from './find-route.ts';
import { type FrameProps, frameOf } from './frames.ts';
import type { PageProps, PageRoute } from './route.ts';

/** A page whose code is loaded, and its frame. */
export interface PageCode {
  readonly Page: ComponentType<PageProps>;
  readonly Frame: ComponentType<FrameProps>;
}

/** A page's code if it is loaded already: then a click renders it at once. */
export function loadedPage(route: PageRoute, isSignedIn: boolean): PageCode | undefined {
  const page = loadedModule(route.load);
  const frame = loadedModule(frameOf(route, isSignedIn));
  return page && frame && { ...page, ...frame };
}

/** Fetches a page's code. */
export async function loadPage(route: PageRoute, isSignedIn: boolean): Promise<PageCode> {
  const [{ Page }, { Frame }] = await Promise.all([
    loadOnce(route.load),
    loadOnce(frameOf(route, isSignedIn)),
  ]);
  return { Page, Frame };
}

/** Loads the code of an address in advance; a failure shows only when the page is opened. */
export function prefetch(path: string, isSignedIn: boolean): void {
  const { route } = findRoute(parseAddress(path).path);
  if ('redirect' in route) prefetch(route.redirect, isSignedIn);
  else if (!loadedPage(route, isSignedIn)) loadPage(route, isSignedIn).catch(() => undefined);
}
