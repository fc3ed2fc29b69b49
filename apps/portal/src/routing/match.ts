import { parse } from 'regexparam';
import { matchRoute as matchPattern, type Parser } from 'wouter';
import type { Route, RouteParams } from './route.ts';

/** A row of the table and the values of its parameters. */
export interface Match {
  readonly route: Route;
  readonly params: RouteParams;
}

const known = new Map<string, ReturnType<Parser>>();

/** wouter's patterns, but upper case matters in an address. */
const parser: Parser = (pattern) => {
  const found = known.get(pattern);
  if (found) return found;
  const { keys, pattern: anyCase } = parse(pattern);
  const parsed = { keys, pattern: new RegExp(anyCase.source) };
  known.set(pattern, parsed);
  return parsed;
};

function decoded(segment = ''): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function paramsOf(pattern: string, path: string): RouteParams | undefined {
  const [matches, params] = matchPattern(parser, pattern.replace(/\{(\w+)\}/g, ':$1'), path);
  if (!matches) return undefined;
  const named = Object.entries(params).filter(([name]) => Number.isNaN(Number(name)));
  return Object.fromEntries(named.map(([name, segment]) => [name, decoded(segment)]));
}

/** The row of a path, rows without parameters first; a slash at its end does not count. */
export function matchRoute(routes: readonly Route[], path: string): Match | undefined {
  const literal = routes.find((route) => !route.path.includes('{') && paramsOf(route.path, path));
  if (literal) return { route: literal, params: {} };
  for (const route of routes) {
    const params = paramsOf(route.path, path);
    if (params) return { route, params };
  }
  return undefined;
}
