import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseSync } from 'vite';
import { publishedPackages } from '../lib/packages.ts';

/** A public name and the first sentence of its doc comment; undefined where it has none. */
export interface DocumentedName {
  name: string;
  sentence: string | undefined;
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
    .split(/\n\s*(?:\n|@)/)[0]
    ?.replaceAll(/\s+/g, ' ')
    .trim();
  return (text?.match(/^.*?\.(?= [A-Z`“]|$)/)?.[0] ?? text ?? '').replaceAll('|', '\\|');
}

function sentenceBefore(source: string, start: number, comments: readonly Comment[]): string | undefined {
  const comment = comments.findLast(({ end }) => end <= start);
  if (!comment?.value.startsWith('*') || source.slice(comment.end, start).trim() !== '') return undefined;
  return firstSentence(comment.value.slice(1));
}

interface Comment {
  value: string;
  end: number;
}

/** A row of the contract says what it is by its method, path and summary. */
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

/** The doc comment of a name where it is declared, re-exports followed. */
function sentenceOf(file: string, name: string): string | undefined {
  const { source, program, module, comments } = parsed(file);
  const local = module.staticExports
    .flatMap(({ entries }) => entries)
    .find(({ exportName }) => exportName.name === name);
  const target = local?.moduleRequest && sourceOf(local.moduleRequest.value, file);
  if (target) return sentenceOf(target, local?.importName.name ?? name);
  const declared = local?.localName.name ?? name;
  const node = program.body.find(({ start, end }) => declares(declared).test(source.slice(start, end)));
  if (node) return sentenceBefore(source, node.start, comments) ?? rowOf(source.slice(node.start, node.end));
  const others = module.staticExports
    .flatMap(({ entries }) => entries)
    .filter((each) => !each.exportName.name);
  for (const { moduleRequest } of others) {
    const further = moduleRequest && sourceOf(moduleRequest.value, file);
    const found = further ? sentenceOf(further, name) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** Public names of an entry with what their doc comments say. */
export const documented = (source: string, names: readonly string[]): DocumentedName[] =>
  names.map((name) => ({ name, sentence: sentenceOf(source, name) }));
