import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseSync } from 'vite';
import { publishedPackages } from '../lib/packages.ts';
import type { Maturity } from '../props/data.ts';

/** A public name and its doc comment. */
export interface PublicName {
  name: string;
  isType: boolean;
  /** The first sentence; undefined if there is none, and for types. */
  sentence: string | undefined;
  /** The maturity from the release tag; without one it is stable. */
  maturity: Maturity;
  /** The module from which the file exports it again, as written. */
  request: string | undefined;
}

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);

function sourceOf(request: string, from: string): string | undefined {
  if (request.startsWith('.')) return resolve(dirname(from), request);
  const entries = publishedPackages().flatMap(({ name, entries }) =>
    entries.map(([subpath, source]) => [`${name}${subpath.slice(1)}`, source] as const),
  );
  return entries.find(([path]) => path === request)?.[1];
}

/** The first sentence of a doc comment, in Markdown for a cell of a table. */
function firstSentence(comment: string): string {
  const text = comment
    .replaceAll(/^\s*\*+ ?/gm, '')
    .replaceAll(/\{@link (\w+)\}/g, '`$1`')
    .trim()
    .split(/\n\s*\n|(?:^|\n\s*)@/)[0]
    ?.replaceAll(/\s+/g, ' ')
    .trim();
  return (text?.match(/^.*?\.(?= [A-Z`“]|$)/)?.[0] ?? text ?? '').replaceAll('|', '\\|');
}

/** The doc comment that ends right before an offset. */
function docBefore(source: string, offset: number): string {
  const before = source.slice(0, offset).trimEnd();
  const comment = before.slice(before.lastIndexOf('/**') + '/**'.length);
  return comment.indexOf('*/') === comment.length - 2 ? comment.slice(0, -2) : '';
}

/** A row of the contract is described by its method, path and summary. */
function rowOf(declaration: string): string | undefined {
  const [, method, path] =
    declaration.match(/^[^\n]*= endpoint\(\{\s*method: '(\w+)',\s*path: '([^']+)'/) ?? [];
  const [, , summary] = declaration.match(/summary:\s*(['"])(.*?)\1,\n/) ?? [];
  return path && [`\`${method} ${path}\``, summary].filter(Boolean).join(': ');
}

/** What a file says about a value that it declares. */
function documentationOf(source: string, name: string): Pick<PublicName, 'sentence' | 'maturity'> {
  const declared = new RegExp(`^(?:export )?(?:async )?(?:function|const|class) ${name}\\b`, 'm');
  const at = declared.exec(source)?.index;
  if (at === undefined) return { sentence: undefined, maturity: 'stable' };
  const comment = docBefore(source, at);
  const [, tag] = /^\s*\*?\s*@(alpha|beta)\b/m.exec(comment) ?? [];
  return {
    sentence: firstSentence(comment) || rowOf(source.slice(at)),
    maturity: (tag as Maturity | undefined) ?? 'stable',
  };
}

const cache = new Map<string, PublicName[]>();

function read(file: string): PublicName[] {
  const source = readFileSync(file, 'utf8');
  const exported = parseSync(file, source).module.staticExports.flatMap(({ entries }) => entries);
  const names = exported.flatMap(({ exportName, importName, localName, isType, moduleRequest }) => {
    const request = moduleRequest?.value;
    const target = request && sourceOf(request, file);
    const others = target ? namesOf(target) : [];
    if (!exportName.name) return others.map((other) => ({ ...other, request }));
    const told = request
      ? others.find(({ name }) => name === importName.name)
      : documentationOf(source, localName.name ?? exportName.name);
    return [
      { sentence: undefined, maturity: 'stable' as const, ...told, name: exportName.name, isType, request },
    ];
  });
  return [...new Map(names.map((each) => [`${each.isType} ${each.name}`, each])).values()].sort(byName);
}

/** The names that a source exports, sorted, following re-exports. */
export function namesOf(file: string): PublicName[] {
  const known = cache.get(file) ?? read(file);
  cache.set(file, known);
  return known;
}

/** The values that a package exports from its root. */
export function rootValues(from: string): string[] {
  const source = publishedPackages()
    .find(({ name }) => name === from)
    ?.entries.find(([subpath]) => subpath === '.')?.[1];
  return source ? namesOf(source).flatMap(({ name, isType }) => (isType ? [] : [name])) : [];
}
