import { publishedPackages } from '../lib/packages.ts';
import { type Module, moduleOf } from './module.ts';

/** Where a name is declared: in one of our files, or in a package. */
export type Origin = { file: string; name: string } | { from: string; name: string };

const isFile = (path: string) => path.startsWith('/');

/** Follows a name that a file exports to where it is declared; undefined if it exports no such name. */
export function originOf(path: string, name: string): Origin | undefined {
  if (!isFile(path)) return { from: path, name };
  if (name === '*') return undefined;
  const module = moduleOf(path);
  const exported = module.exports.get(name);
  if (exported?.from) return originOf(exported.from, exported.name);
  if (exported) return declarationOf(module, exported.name);
  for (const star of module.stars) {
    const found = isFile(star) ? originOf(star, name) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** Where a name that a module uses is declared. */
export function declarationOf(module: Module, name: string): Origin | undefined {
  const imported = module.imports.get(name);
  return imported ? originOf(imported.from, imported.name) : { file: module.file, name };
}

const entries = new Map(
  publishedPackages().flatMap(({ name: pkg, entries: all }) =>
    all.map(([subpath, file]) => [`${pkg}${subpath.slice(1)}`, file] as const),
  ),
);

function namesOf(path: string): string[] {
  const { exports, stars } = moduleOf(path);
  return [...exports.keys(), ...stars.filter(isFile).flatMap(namesOf)];
}

const keyOf = (origin: Origin) => ('file' in origin ? `${origin.file}#${origin.name}` : undefined);

let all: Map<string, { from: string; name: string }> | undefined;

function readAll(): Map<string, { from: string; name: string }> {
  const found = new Map<string, { from: string; name: string }>();
  for (const [from, file] of entries)
    for (const name of namesOf(file)) {
      const origin = originOf(file, name);
      const key = origin && keyOf(origin);
      if (key && !found.has(key)) found.set(key, { from, name });
    }
  return found;
}

/** The public import of a declaration; undefined if no package exports it. */
export function publicName(origin: Origin): { from: string; name: string } | undefined {
  if ('from' in origin) return origin;
  all ??= readAll();
  return all.get(`${origin.file}#${origin.name}`);
}

/** Where a public name is declared. */
export function originOfPublic(from: string, name: string): Origin | undefined {
  const entry = entries.get(from);
  return entry === undefined ? undefined : originOf(entry, name);
}
