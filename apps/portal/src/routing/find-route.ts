import { parse } from 'regexparam';
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

const patterns = routes.map((route) => ({ route, ...parse(route.path) }));

/** The first row whose pattern matches an undecoded path; its parameters are decoded once. */
export function findRoute(path: string): RouteMatch {
  for (const { route, keys, pattern } of patterns) {
    const match = pattern.exec(path);
    if (match) {
      const values = keys.map((name, index) => [name, decoded(match[index + 1])]);
      return { route, params: Object.fromEntries(values) };
    }
  }
  return { route: notFoundRoute, params: {} };
}
