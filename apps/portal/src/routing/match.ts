import type { Route, RouteParams } from './route.ts';

/** A row of the table and the values of its parameters. */
export interface Match {
  readonly route: Route;
  readonly params: RouteParams;
}

function paramsOf(pattern: string, segments: readonly string[]): RouteParams | undefined {
  const parts = pattern.split('/');
  if (parts.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const segment = segments[index] ?? '';
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name === undefined ? part !== segment : segment === '') return undefined;
    if (name !== undefined) params[name] = segment;
  }
  return params;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The row of a path, rows without parameters first; a slash at its end does not count. */
export function matchRoute(routes: readonly Route[], path: string): Match | undefined {
  const segments = (path.replace(/\/+$/, '') || '/').split('/').map(decoded);
  const literal = routes.find((route) => !route.path.includes('{') && paramsOf(route.path, segments));
  if (literal) return { route: literal, params: {} };
  for (const route of routes) {
    const params = paramsOf(route.path, segments);
    if (params) return { route, params };
  }
  return undefined;
}
