import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { notFoundRoute, routes } from '../routes.ts';
import type { Route, RouteParams } from './route.ts';

/** A row of the table and the values of its parameters. */
export interface RouteMatch {
  readonly route: Route;
  readonly params: RouteParams;
}

function decoded(segment = ''): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The first row whose pattern fits a path as it stands in the address; its parameters are decoded once. */
export function findRoute(path: string): RouteMatch {
  for (const route of routes) {
    const [matches, params] = matchRoute(parse, route.path, path);
    if (matches) {
      const values = Object.entries(params).map(([name, segment]) => [name, decoded(segment)]);
      return { route, params: Object.fromEntries(values) };
    }
  }
  return { route: notFoundRoute, params: {} };
}
