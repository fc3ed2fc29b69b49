import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseSync } from 'vite';
import { type Package, publishedPackages } from '../lib/packages.ts';

/** The names that a source exports, following `export *`; types begin with `type `. */
export function namesOf(file: string): string[] {
  const { staticExports } = parseSync(file, readFileSync(file, 'utf8')).module;
  return staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ exportName, isType, moduleRequest }) => {
      if (exportName.kind === 'Name') return [`${isType ? 'type ' : ''}${exportName.name}`];
      const target = moduleRequest?.value ?? '';
      return target.startsWith('.') ? namesOf(resolve(dirname(file), target)) : [`* from ${target}`];
    });
}

/** The values that a package exports from its root. */
export function rootValues(from: string): string[] {
  const source = publishedPackages()
    .find(({ name }) => name === from)
    ?.entries.find(([subpath]) => subpath === '.')?.[1];
  const names = source ? namesOf(source) : [];
  return [...new Set(names.filter((name) => !name.startsWith('type ')))].sort((a, b) => a.localeCompare(b));
}

const folder = /^\.\/(?:components\/)?([^/]+)\/index\.ts$/;

/** The folder of each name that the root of a package re-exports, which is its import path: `Button` → `button`. */
export function foldersOf(entry: string): Map<string, string> {
  const { staticExports } = parseSync(entry, readFileSync(entry, 'utf8')).module;
  return new Map(
    staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ exportName, moduleRequest }): [string, string][] => {
        const request = moduleRequest?.value ?? '';
        const own = folder.exec(request)?.[1];
        if (!own) return [];
        const names = exportName.name ? [exportName.name] : namesOf(resolve(dirname(entry), request));
        return names.map((name) => [name, own]);
      }),
    ),
  );
}

const byName = (a: string, b: string) => a.replace('type ', '').localeCompare(b.replace('type ', ''));

/** The public names of a package, one block per import path: the text of its exports.txt. */
export function exportedNames({ name, entries }: Package): string {
  const blocks = entries.map(([subpath, source]) => {
    const names = existsSync(source) ? [...new Set(namesOf(source))].sort(byName) : [];
    return [`${name}${subpath.slice(1)}`, ...names.map((line) => `  ${line}`)].join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
}

/** Absolute path of the committed list. */
export const exportsFile = ({ folder }: Package): string => join(folder, 'exports.txt');

function difference(name: string, before: string[], after: string[]): string[] {
  return [
    ...after.filter((line) => !before.includes(line)).map((line) => `${name}: ${line.trim()} is new`),
    ...before.filter((line) => !after.includes(line)).map((line) => `${name}: ${line.trim()} is gone`),
  ];
}

/** The names that were added or removed since exports.txt was written, one line each. */
export function findChangedExports(pkg: Package): string[] {
  const file = exportsFile(pkg);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const after = exportedNames(pkg);
  if (before === after) return [];
  const changes = difference(pkg.name, before.split('\n'), after.split('\n'));
  return [...changes, `If that is intended, run: pnpm exports:update`];
}
