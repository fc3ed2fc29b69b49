import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseSync } from 'vite';
import { publishedPackages } from '../lib/packages.ts';
import type { Maturity } from '../props/data.ts';

/** A public name and its doc comment. */
export interface DocumentedName {
  name: string;
  /** The first sentence; undefined if there is none. */
  sentence: string | undefined;
  /** The maturity from the release tag; without one it is stable. */
  maturity: Maturity;
}

function sourceOf(request: string, from: string): string | undefined {
  if (request.startsWith('.')) return resolve(dirname(from), request);
  const entries = publishedPackages().flatMap(({ name, entries }) =>
    entries.map(([subpath, source]) => [`${name}${subpath.slice(1)}`, source] as const),
  );
  return entries.find(([path]) => path === request)?.[1];
}

/** The first sentence of a doc comment, in Markdown for a cell of a table. */
export function firstSentence(comment: string): string {
  const text = comment
    .replaceAll(/^\s*\*+ ?/gm, '')
    .replaceAll(/\{@link (\w+)\}/g, '`$1`')
    .trim()
    .split(/\n\s*\n|(?:^|\n\s*)@/)[0]
    ?.replaceAll(/\s+/g, ' ')
    .trim();
  return (text?.match(/^.*?\.(?= [A-Z`“]|$)/)?.[0] ?? text ?? '').replaceAll('|', '\\|');
}

/** The maturity of a name from its doc comment. */
export const maturityOf = (comment: string): Maturity =>
  (/^\s*\*?\s*@(alpha|beta)\b/m.exec(comment)?.[1] as Maturity | undefined) ?? 'stable';

function docBefore(source: string, start: number, comments: readonly Comment[]): string {
  const comment = comments.findLast(({ end }) => end <= start);
  if (!comment?.value.startsWith('*') || source.slice(comment.end, start).trim() !== '') return '';
  return comment.value.slice(1);
}

interface Comment {
  value: string;
  end: number;
}

/** A row of the contract is described by its method, path and summary. */
function rowOf(declaration: string): string | undefined {
  const [, method, path] = declaration.match(/= endpoint\(\{\s*method: '(\w+)',\s*path: '([^']+)'/) ?? [];
  const [, , summary] = declaration.match(/summary:\s*(['"])(.*?)\1,\n/) ?? [];
  return path && [`\`${method} ${path}\``, summary].filter(Boolean).join(': ');
}

const declares = (name: string) => new RegExp(`^(?:export )?(?:async )?(?:function|const|class) ${name}\\b`);

type Parsed = Pick<ReturnType<typeof parseSync>, 'program' | 'module' | 'comments'> & { source: string };

const cache = new Map<string, Parsed>();

function parsed(file: string): Parsed {
  const known = cache.get(file);
  if (known) return known;
  const source = readFileSync(file, 'utf8');
  const { program, module, comments } = parseSync(file, source);
  const fresh = { source, program, module, comments };
  cache.set(file, fresh);
  return fresh;
}

type Documentation = Omit<DocumentedName, 'name'>;

/** The documentation of a name at its declaration, following re-exports. */
function documentationOf(file: string, name: string): Documentation | undefined {
  const { source, program, module, comments } = parsed(file);
  const local = module.staticExports
    .flatMap(({ entries }) => entries)
    .find(({ exportName }) => exportName.name === name);
  const target = local?.moduleRequest && sourceOf(local.moduleRequest.value, file);
  if (target) return documentationOf(target, local?.importName.name ?? name);
  const declared = local?.localName.name ?? name;
  const node = program.body.find(({ start, end }) => declares(declared).test(source.slice(start, end)));
  if (node) {
    const comment = docBefore(source, node.start, comments);
    const sentence = firstSentence(comment) || rowOf(source.slice(node.start, node.end));
    return { sentence, maturity: maturityOf(comment) };
  }
  const others = module.staticExports
    .flatMap(({ entries }) => entries)
    .filter((each) => !each.exportName.name);
  for (const { moduleRequest } of others) {
    const further = moduleRequest && sourceOf(moduleRequest.value, file);
    const found = further ? documentationOf(further, name) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** Public names of an entry with their doc comments. */
export const documented = (source: string, names: readonly string[]): DocumentedName[] =>
  names.map((name) => ({
    name,
    ...(documentationOf(source, name) ?? { sentence: undefined, maturity: 'stable' }),
  }));
