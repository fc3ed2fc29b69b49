import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { analyze, type ScopeManager } from '@typescript-eslint/scope-manager';
import { parseSync } from 'vite';
import type { Node } from '../check/tree.ts';
import { publishedPackages } from '../lib/packages.ts';
import { childAt, listAt, maybeAt, nameOf } from './nodes.ts';

/** An imported name of a module. */
export interface Imported {
  /** A package's import path, or the absolute path of a file. */
  from: string;
  /** Its exported name; `*` for the namespace, `default` for the default export. */
  name: string;
  isType: boolean;
}

/** A reference in a module's source to a name that is declared at its top level, or imported. */
export interface Mention {
  name: string;
  start: number;
}

/** A parsed source. */
export interface Module {
  /** Absolute path. */
  file: string;
  source: string;
  program: Node;
  comments: readonly { type: string; value: string; start: number; end: number }[];
  imports: ReadonlyMap<string, Imported>;
  /** Names that it exports: their source, and their names there. */
  exports: ReadonlyMap<string, { from?: string; name: string }>;
  /** Paths that it re-exports completely. */
  stars: readonly string[];
  /** Top-level statements, by the names that they declare. */
  statements: ReadonlyMap<string, Node>;
  /** All references to those names and to imported ones, in order. */
  mentions: readonly Mention[];
  scopes: ScopeManager;
}

type Reading = Pick<Module, 'imports' | 'exports' | 'stars'>;

const listed = new Set(
  publishedPackages().flatMap(({ name, entries }) => entries.map(([subpath]) => name + subpath.slice(1))),
);

/** Imports from a folder's path, `@pabean/ui/button`, are shown as imports from the root. */
const asShown = (request: string) =>
  listed.has(request) ? request : request.replace(/^(@pabean\/(?:ui|forms))\/[^/]+$/, '$1');

const pathOf = (file: string, request: string) =>
  request.startsWith('.') ? resolve(dirname(file), request) : asShown(request);

const isType = (node: Node) => node.importKind === 'type' || node.exportKind === 'type';

function importsOf(file: string, statement: Node): [string, Imported][] {
  const from = pathOf(file, nameOf(childAt(statement, 'source')));
  return listAt(statement, 'specifiers').map((each) => {
    const named = maybeAt(each, 'imported');
    const name = named ? nameOf(named) : each.type === 'ImportNamespaceSpecifier' ? '*' : 'default';
    return [nameOf(childAt(each, 'local')), { from, name, isType: isType(statement) || isType(each) }];
  });
}

function namesIn(pattern: Node): string[] {
  if (pattern.type === 'Identifier') return [nameOf(pattern)];
  if (pattern.type === 'AssignmentPattern') return namesIn(childAt(pattern, 'left'));
  if (pattern.type === 'RestElement') return namesIn(childAt(pattern, 'argument'));
  if (pattern.type === 'Property') return namesIn(childAt(pattern, 'value'));
  return [...listAt(pattern, 'properties'), ...listAt(pattern, 'elements')].flatMap(namesIn);
}

function namesOf(declaration: Node): string[] {
  const id = maybeAt(declaration, 'id');
  if (id) return namesIn(id);
  return listAt(declaration, 'declarations').flatMap((each) => namesIn(childAt(each, 'id')));
}

function readingOf(file: string, program: Node): Reading {
  const imports = new Map<string, Imported>();
  const exports = new Map<string, { from?: string; name: string }>();
  const stars: string[] = [];
  for (const statement of listAt(program, 'body')) {
    const source = maybeAt(statement, 'source');
    const from = source && pathOf(file, nameOf(source));
    const declaration = maybeAt(statement, 'declaration');
    if (statement.type === 'ImportDeclaration')
      for (const [local, each] of importsOf(file, statement)) imports.set(local, each);
    if (statement.type === 'ExportAllDeclaration' && from) stars.push(from);
    if (statement.type !== 'ExportNamedDeclaration') continue;
    for (const name of declaration ? namesOf(declaration) : []) exports.set(name, { name });
    for (const each of listAt(statement, 'specifiers'))
      exports.set(nameOf(childAt(each, 'exported')), { from, name: nameOf(childAt(each, 'local')) });
  }
  return { imports, exports, stars };
}

function statementsOf(program: Node): Map<string, Node> {
  const all = listAt(program, 'body').flatMap((statement) => {
    const declaration = maybeAt(statement, 'declaration') ?? statement;
    return statement.type.startsWith('Import')
      ? []
      : namesOf(declaration).map((name) => [name, statement] as const);
  });
  return new Map(all);
}

function mentionsOf(scopes: ScopeManager): Mention[] {
  const top = scopes.scopes.find(({ type }) => type === 'module')?.variables ?? [];
  return top
    .flatMap(({ name, identifiers, references }) => {
      const places = [...identifiers, ...references.map(({ identifier }) => identifier)];
      return [...new Set(places.map(({ range }) => range[0]))].map((start) => ({ name, start }));
    })
    .sort((a, b) => a.start - b.start);
}

const known = new Map<string, Module>();
const fresh = new Set<string>();

/** Makes changed sources be read again. */
export function readAgain(): void {
  fresh.clear();
}

function read(file: string, source: string): Module {
  const { program: parsed, comments } = parseSync(file, source, { range: true });
  const program = parsed as unknown as Node;
  let scopes: ScopeManager | undefined;
  let mentions: Mention[] | undefined;
  const module: Module = {
    file,
    source,
    program,
    comments,
    statements: statementsOf(program),
    ...readingOf(file, program),
    get scopes() {
      scopes ??= analyze(parsed as unknown as Parameters<typeof analyze>[0], { sourceType: 'module' });
      return scopes;
    },
    get mentions() {
      mentions ??= mentionsOf(module.scopes);
      return mentions;
    },
  };
  return module;
}

/** A parsed source. */
export function moduleOf(file: string): Module {
  const before = known.get(file);
  if (before && fresh.has(file)) return before;
  const source = readFileSync(file, 'utf8');
  const module = before?.source === source ? before : read(file, source);
  known.set(file, module);
  fresh.add(file);
  return module;
}
