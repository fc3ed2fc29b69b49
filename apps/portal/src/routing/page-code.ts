import type { ComponentType } from 'react';
import { parseAddress } from './address.ts';
import { findRoute } from './find-route.ts';
import { type FrameProps, frameOf } from './frames.ts';
import type { PageProps, PageRoute } from './route.ts';

/** A page whose code is here, and what stands around it. */
export interface PageCode {
  readonly Page: ComponentType<PageProps>;
  readonly Frame: ComponentType<FrameProps>;
}

const loaded = new Map<unknown, unknown>();

/** Fetches a module once; a failure is not remembered. */
async function loadOnce<Module>(load: () => Promise<Module>): Promise<Module> {
  const module = await load();
  loaded.set(load, module);
  return module;
}

const here = <Module>(load: () => Promise<Module>) => loaded.get(load) as Module | undefined;

/** A page's code if it is here already: then a click draws it at once. */
export function loadedPage(route: PageRoute, isSignedIn: boolean): PageCode | undefined {
  const page = here(route.load);
  const frame = here(frameOf(route, isSignedIn));
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

/** Fetches the code behind an address ahead of time; a failure shows only when the page is opened. */
export function prefetch(path: string, isSignedIn: boolean): void {
  const { route } = findRoute(parseAddress(path).path);
  if ('redirect' in route) prefetch(route.redirect, isSignedIn);
  else if (!loadedPage(route, isSignedIn)) loadPage(route, isSignedIn).catch(() => undefined);
}
