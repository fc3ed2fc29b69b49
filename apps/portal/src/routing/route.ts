import type { UserType } from '@pabean/api/rules';
import type { ComponentType } from 'react';
import type { TitleKey } from '../messages/id.ts';
import type { RoutePath } from '../paths.ts';

/** Who may open a page: visitors without a session, everybody, or signed-in accounts of the listed types. */
export type RouteAccess = 'visitor' | 'everyone' | readonly UserType[];

/** Values of an address's `:parameters`. */
export type RouteParams = Readonly<Record<string, string>>;

/** Exports of a page's module. */
export interface PageModule {
  readonly Page: ComponentType<PageProps>;
}

/** What every page is given. */
export interface PageProps {
  readonly params: RouteParams;
  /** The page's own row of the table. */
  readonly route: PageRoute;
}

/** A page of the portal as data. */
export interface PageRoute {
  readonly path: RoutePath | '*';
  readonly access: RouteAccess;
  readonly title: TitleKey;
  /**
   * The frame around the page.
   * @default 'shell'
   */
  readonly frame?: 'shell' | 'bare';
  readonly load: () => Promise<PageModule>;
  /** Pages that are opened most often from this one: their code is loaded when the browser is idle. */
  readonly next?: readonly RoutePath[];
  /** The page of its breadcrumb's link. */
  readonly parent?: RoutePath;
}

/** An address that redirects to another one. */
export interface RedirectRoute {
  readonly path: RoutePath;
  readonly redirect: RoutePath;
}

/** A row of the table of routes. */
export type Route = PageRoute | RedirectRoute;
